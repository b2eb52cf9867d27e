import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { HttpHandler } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { App } from '@/app/app';
import { createAppStore } from '@/app/store';
import { startDemo } from '@/demo/start-demo';

// jsdom has no service worker.
vi.mock('@/demo/start-worker', async () => {
  const { server } = await import('./kit/server');
  return { startWorker: async (handlers: HttpHandler[]) => server.use(...handlers) };
});

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  window.history.replaceState(null, '', '/');
  const { DemoFrame, ...platform } = await startDemo();
  const { store, session } = createAppStore(platform);
  render(
    <>
      <DemoFrame />
      <App store={store} session={session} />
    </>,
  );
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
/** Waits for the user menu of this person. The button is replaced when the account changes. */
const expectPerson = (name: string | RegExp) =>
  waitFor(() =>
    expect(within(screen.getByRole('button', { name: 'User menu' })).getByTitle(name)).toBeVisible(),
  );

it('signs in by a button of the first screen, and opens its page', async () => {
  await press('Apply to a board as Noor');
  expect(await screen.findByRole('button', { name: 'Join Board' })).toBeVisible();
  await expectPerson('Noor Haddad');
  expect(screen.queryByRole('region', { name: 'Start the demo' })).toBeNull();

  await press('User menu');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
  expect(await screen.findByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  await press('Apply to a board as Noor');
  expect(await screen.findByRole('button', { name: 'Join Board' })).toBeVisible();
});

it('starts onboarding for a new person, and removes their data for the next one', async () => {
  await press('Start as someone new');
  expect(await screen.findByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
  await expectPerson(/^New person/);

  await press('Switch person');
  expect(await screen.findByRole('button', { name: /^New person 1/ })).toBeVisible();
  await press(/Continue as a new person/);
  await expectPerson(/^New person/);
  expect(await screen.findByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
});

it('signs a visitor in as a demo person without leaving the page', async () => {
  await press('Switch person');
  await press(/^Tomás Ferreira/);
  await expectPerson('Tomás Ferreira');
  await vi.waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Discover Amazing Talent' })).toBeVisible();
});
