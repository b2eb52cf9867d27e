import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { JournalEntry } from '@/domain/review/decision';
import { type MarkPatch, type Verdict } from '@/domain/review/mark';
import { deskDatabase } from '@/features/review-desk/state/database';
import { applicants, applicantName, applicantRequestId } from './applicants';
import { BOARD_ID } from './people';
import { renderApp } from './render-app';
import './review-device';

type Options = Parameters<typeof renderApp>[1];

/** The paths of the test board's review desk and of its sending screen. */
export const DESK_PATH = `/boards/${BOARD_ID}/review`;
export const SEND_PATH = `${DESK_PATH}/send`;

/** Opens the test board's review desk with this many applications, as the creator. */
export async function openDesk(count = 3, options: Options = {}, path = DESK_PATH) {
  const app = renderApp(path, { as: 'creator', arrange: applicants(count), ...options });
  await screen.findByRole('list', { name: 'Applications' });
  return app;
}

/** Opens a tool from the desk's menu. */
export async function openTool({ user }: Pick<ReturnType<typeof renderApp>, 'user'>, name: string) {
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

/** The n-th application on screen. */
export const application = (number: number) => screen.getByRole('group', { name: applicantName(number) });

/** The row of the n-th application in the desk's list. */
export function row(number: number) {
  const list = screen.getByRole('list', { name: 'Applications' });
  const found = within(list)
    .getAllByRole('listitem')
    .find((item) => item.textContent?.includes(applicantName(number)));
  if (found === undefined) throw new Error(`There is no row of ${applicantName(number)}`);
  return found;
}

/** The names in the desk's list, from the top. */
export const listedNames = () =>
  within(screen.getByRole('list', { name: 'Applications' }))
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('checkbox').getAttribute('aria-label')?.replace('Select ', ''));

/** The number on a status filter's button. */
export const statusCount = (name: string) =>
  Number(screen.getByRole('button', { name: new RegExp(`^${name} ?\\d+$`) }).textContent?.replace(/\D/g, ''));

export const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note to / });

/** Waits until the n-th application's verdict is in the database. */
export const untilStored = (
  { store }: Pick<ReturnType<typeof renderApp>, 'store'>,
  number: number,
  verdict: Verdict,
) =>
  waitFor(async () => {
    const stored = new Map(await deskDatabase(store.getState().auth.uid ?? '').readMarks(BOARD_ID));
    expect(stored.get(applicantRequestId(number))?.verdict).toBe(verdict);
  });

/** Stores a mark from an earlier visit of the creator. */
export const storeMark = (requestId: string, patch: MarkPatch) =>
  deskDatabase('uid-creator').mergeMarks(BOARD_ID, [[requestId, { patch, at: 1 }]]);

/** Stores a journal entry from an earlier visit of the creator. */
export const storeEntry = (entry: Partial<JournalEntry> & Pick<JournalEntry, 'requestId' | 'result'>) =>
  deskDatabase('uid-creator').putEntry({
    ...{ boardId: BOARD_ID, outcome: 'accept', note: 'Welcome', personKey: 'applicant', personName: 'Aino' },
    at: Date.now(),
    ...entry,
  });

export const approvePath = (number: number) => `/boards/join-requests/${applicantRequestId(number)}/approve`;
export const rejectPath = (number: number) => `/boards/join-requests/${applicantRequestId(number)}/reject`;

/** Every decision that was sent, in order. */
export const decisions = (app: Pick<ReturnType<typeof renderApp>, 'calls'>) =>
  app.calls.filter(({ method, path }) => method === 'PUT' && path.startsWith('/boards/join-requests/'));

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
  const found = entries().find((item) => item.textContent?.includes(applicantName(number)));
  if (found === undefined) throw new Error(`There is no decision on ${applicantName(number)}`);
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
