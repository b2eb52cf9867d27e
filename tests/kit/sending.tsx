import { screen, within } from '@testing-library/react';
import { crowdName } from './crowd';
import { openDesk } from './open-desk';

export type App = Awaited<ReturnType<typeof openDesk>>;

/** Opens the desk, gives verdicts by these keys, and goes to the sending screen. */
export async function judgeAndOpen(
  keys: string,
  count = keys.length,
  options: Parameters<typeof openDesk>[1] = {},
) {
  const app = await openDesk(count, options);
  await app.user.keyboard(keys);
  await app.user.click(screen.getByRole('button', { name: /^Send \d/ }));
  await screen.findByRole('heading', { name: 'Send decisions' });
  return app;
}

/** The rows of both groups. */
export const entries = () =>
  screen
    .getAllByRole('list', { name: /^(Accept|Reject)$/ })
    .flatMap((list) => within(list).getAllByRole('listitem'));

/** The row of the n-th applicant. */
export const entry = (number: number) => {
  const found = entries().find((item) => item.textContent?.includes(crowdName(number)));
  if (found === undefined) throw new Error(`There is no decision on ${crowdName(number)}`);
  return found;
};

export const confirmButton = (name: RegExp | string) => screen.findByRole('button', { name });

/** Presses Send, and skips the countdown. */
export async function sendNow({ user }: App, name: RegExp | string) {
  await user.click(await confirmButton(name));
  await user.click(await screen.findByRole('button', { name: 'Send now' }));
}

/** The default note for acceptances or rejections. */
export const defaultNote = (kind: 'acceptances' | 'rejections') =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: `Note with ${kind}` });

/** Chooses an entry of the menu of templates. @param number of the menu among those on screen */
export async function chooseTemplate({ user }: Pick<App, 'user'>, title: string, number = 1) {
  await user.click(screen.getAllByRole('button', { name: 'Templates' })[number - 1]!);
  await user.click(await screen.findByRole('menuitem', { name: title }));
}

export const REJECT = '/boards/join-requests/:id/reject';
/** Confirms this many rejections without a note, and stops at the countdown. */
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

/** Rejects this many without a note, without waiting for the countdown. */
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
