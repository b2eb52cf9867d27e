import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { answersAreIn } from '@kit/steps';
import { API_BASE_URL } from '@kit/api-store';
import { renderApp } from '@kit/render-app';
import { server } from '@kit/server';

/** Holds matching requests until `release`; then they are answered as usual. */
function hold(method: 'get' | 'post', path: string, isHeld: (address: string, body: string) => boolean) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let held = 0;
  server.use(
    http[method](API_BASE_URL + path, async ({ request }) => {
      if (!isHeld(request.url, await request.clone().text())) return undefined;
      held += 1;
      await released;
      return undefined;
    }),
  );
  return { release, held: () => held };
}

const goTo = (path: string) =>
  act(() => {
    window.history.pushState({}, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

it.each([['/profile/member', '/profile/applicant', 'Mario Member', 'Aino Applicant']])(
  'the profile %s, answered late, does not replace %s',
  async (first, second, firstName, secondName) => {
    const late = hold('get', '/profile/:id', (address) => address.endsWith(first));
    const app = renderApp(first, { as: 'outsider' });
    await waitFor(() => expect(late.held()).toBe(1));
    goTo(second);
    expect(await screen.findByRole('heading', { name: secondName })).toBeVisible();
    late.release();
    await answersAreIn(app);
    expect(screen.getByRole('heading', { name: secondName })).toBeVisible();
    expect(screen.queryByRole('heading', { name: firstName })).toBeNull();
  },
);

it('an earlier search, answered late, does not replace a later one', async () => {
  const late = hold('get', '/boards', (address) => /searchTerm=lis(&|$)/.test(address));
  const app = renderApp('/', { as: 'outsider' });
  const { user } = app;
  const field = await screen.findByRole('searchbox', { name: 'Search boards' });
  await user.type(field, 'lis');
  await waitFor(() => expect(late.held()).toBe(1));
  await user.type(field, 'zzz');
  expect(await screen.findByText('No Boards Found')).toBeVisible();
  late.release();
  await answersAreIn(app);
  expect(screen.getByText('No Boards Found')).toBeVisible();
});

it('an earlier username check, answered late, says nothing about a later name', async () => {
  const late = hold('post', '/profile/check-username', (_address, body) => body.includes('"member"'));
  const app = renderApp('/onboarding', { as: 'newcomer' });
  const { user } = app;
  const field = await screen.findByRole('textbox', { name: 'Username' });
  await user.type(field, 'member');
  await waitFor(() => expect(late.held()).toBe(1));
  await user.type(field, '2');
  expect(await screen.findByText('Available')).toBeVisible();
  late.release();
  await answersAreIn(app);
  expect(screen.getByText('Available')).toBeVisible();
  expect(screen.queryByText(/already taken/)).toBeNull();
});
