import { screen, within } from '@testing-library/react';
import { openDesk } from './open-desk';
import type { renderApp } from './render-app';

export const REJECT = '/boards/join-requests/:id/reject';
type App = ReturnType<typeof renderApp>;

/** Rejects this many without a note, up to the countdown. */
export async function confirmAll(count: number, options: Parameters<typeof openDesk>[1] = {}) {
  const app = await openDesk(count, options);
  await app.user.click(screen.getByRole('checkbox', { name: /^All \(/ }));
  const bulk = within(screen.getByRole('group', { name: 'Verdict for all selected' }));
  await app.user.click(bulk.getByRole('button', { name: 'No' }));
  await app.user.click(screen.getByRole('button', { name: /^Send \d/ }));
  await app.user.click(await screen.findByRole('button', { name: /^Send \d+ rejections?/ }));
  await screen.findByRole('button', { name: 'Send now' });
  return app;
}

/** The same, and sends at once. */
export async function rejectAll(count: number, options: Parameters<typeof openDesk>[1] = {}) {
  const app = await confirmAll(count, options);
  await press(app, 'Send now');
  return app;
}

export const press = async ({ user }: App, name: string) =>
  user.click(await screen.findByRole('button', { name }));

export async function signOut({ user }: App) {
  await user.click(screen.getByRole('button', { name: 'User menu' }));
  await user.click(await screen.findByRole('menuitem', { name: /Sign Out/i }));
}
