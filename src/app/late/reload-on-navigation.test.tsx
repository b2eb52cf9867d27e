import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { checkForNewVersion } from '@/lib/loading/new-version';
import { toastStore } from '@/ui/toasts/toast-store';
import { expectToast } from '@kit/steps';
import { testDb } from '@kit/people';
import { identityOf, renderApp } from '@kit/render-app';
import { callFails, callIsHeld } from '@kit/scenarios';
import { server } from '@kit/server';
import { watchReloads } from '@kit/browser';

const OTHER_BUILD = '<script type="module" src="/assets/index-2.js"></script><div id="root"></div>';

/** The app's pages, as the server has them since a deploy. */
const pages = (answer: (path: string) => Response | Promise<Response>) =>
  server.use(
    ...['/', '/boards', '/saved', '/auth', '/onboarding'].map((path) =>
      http.get(window.location.origin + path, () => answer(path)),
    ),
  );
/** Those that were asked for, which comes before a reload. */
const asked: string[] = [];

beforeEach(async () => {
  const entry = document.createElement('script');
  entry.type = 'module';
  entry.setAttribute('src', '/assets/index-1.js');
  document.head.append(entry);
  pages((path) => {
    asked.push(path);
    return HttpResponse.html(OTHER_BUILD);
  });
  await checkForNewVersion();
  asked.length = 0;
  return () => entry.remove();
});

const link = (name: string) => screen.findByRole('link', { name });

it('a new version is loaded on the next navigation', async () => {
  const reload = watchReloads();
  const { user } = renderApp('/', { as: 'creator' });
  await user.click(await link('Boards'));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('a new version is not loaded over a change that is being sent by a screen that was left', async () => {
  const reload = watchReloads();
  const { user } = renderApp('/boards/create', { as: 'creator' });
  await user.type(await screen.findByLabelText('Board name'), 'Frontend Guild of Porto');
  await user.type(screen.getByLabelText('Board type'), 'rustaceans ');
  await user.type(screen.getByLabelText('Description'), 'People who care for the browser.');
  const create = screen.getByRole('button', { name: 'Create Board' });
  await waitFor(() => expect(create).toBeEnabled());
  const hold = callIsHeld('post', '/boards');
  await user.click(create);
  await user.click(await link('Boards'));
  expect(await screen.findByRole('heading', { level: 1, name: 'My Boards' })).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  hold.stop();
  await expectToast('Success');
  expect(reload).not.toHaveBeenCalled();

  toastStore.set([]);
  await user.click(await link('Talentboard'));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('a new version does not wipe that the session has ended', async () => {
  const reload = watchReloads();
  const fault = callFails('get', '/boards/my-boards', 401);
  const { user, identity } = renderApp('/boards', { as: 'creator' });
  expect(await screen.findByText(/^Your session has ended/)).toBeVisible();
  fault.stop();
  identity.nextSignIn = identityOf(testDb(), 'creator');
  await user.click(screen.getByRole('button', { name: 'Sign in with Google' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(asked).not.toContain('/auth');
});

it.each([
  ['presses something', () => fireEvent.pointerDown(document.body)],
  ['types something', () => fireEvent.keyDown(document.body, { key: 'a' })],
])('a new version does not interrupt who %s before the server has answered', async (_what, act) => {
  const reload = watchReloads();
  const { user } = renderApp('/', { as: 'creator' });
  const boards = await link('Boards');
  let answer = (_page: Response) => {};
  const answered = new Promise<Response>((resolve) => (answer = resolve));
  let hasBeenRead = () => {};
  const isRead = new Promise<void>((resolve) => (hasBeenRead = resolve));
  server.use(http.get(`${window.location.origin}/boards`, () => answered));
  server.events.on('response:mocked', ({ request }) => {
    if (request.url.endsWith('/boards') && !request.url.includes('/api/')) hasBeenRead();
  });
  await user.click(boards);
  act();
  answer(HttpResponse.html(OTHER_BUILD));
  await isRead;
  await new Promise((resolve) => setImmediate(resolve));
  expect(reload).not.toHaveBeenCalled();
});
