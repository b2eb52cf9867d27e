import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { JournalEntry } from '@/domain/review/decision';
import { type MarkPatch, type Verdict } from '@/domain/review/mark';
import { deskDatabase } from '@/features/review-desk/state/database';
import { applicants, applicantName, applicantRequestId } from './applicants';
import { BOARD_ID } from './people';
import { renderApp, type App, type RenderOptions } from './render-app';
import './empty-indexeddb';

/** The paths of the test board's review desk and of its sending screen. */
export const DESK_PATH = `/boards/${BOARD_ID}/review`;
export const SEND_PATH = `${DESK_PATH}/send`;

/** Opens the test board's review desk with this many applications, as the creator. */
export async function openDesk(count = 3, options: RenderOptions = {}, path = DESK_PATH) {
  const app = renderApp(path, { as: 'creator', arrange: applicants(count), ...options });
  await screen.findByRole('list', { name: 'Applications' });
  return app;
}

/** Opens a tool from the desk's menu. */
export async function openTool({ user }: Pick<App, 'user'>, name: string) {
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

/** The n-th application on screen. */
export const application = (number: number) => screen.getByRole('group', { name: applicantName(number) });

const items = (list: RegExp | string) =>
  screen.getAllByRole('list', { name: list }).flatMap((found) => within(found).getAllByRole('listitem'));

/** Finds the n-th applicant's row. */
function rowOfApplicant(number: number, rows: HTMLElement[]) {
  const found = rows.find((item) => item.textContent?.includes(applicantName(number)));
  if (found === undefined) throw new Error(`There is no row of ${applicantName(number)}`);
  return found;
}

/** The row of the n-th application in the desk's list. */
export const row = (number: number) => rowOfApplicant(number, items('Applications'));

/** The names in the desk's list, from the top. */
export const listedNames = () =>
  items('Applications').map((item) =>
    within(item).getByRole('checkbox').getAttribute('aria-label')?.replace('Select ', ''),
  );

/** On the sending screen: the rows of both groups, and that of the n-th applicant. */
export const entries = () => items(/^(Accept|Reject)$/);
export const entry = (number: number) => rowOfApplicant(number, entries());

/** The number on a status filter's button. */
export const statusCount = (name: string) =>
  Number(screen.getByRole('button', { name: new RegExp(`^${name} ?\\d+$`) }).textContent?.replace(/\D/g, ''));

export const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note to / });

/** Waits until the n-th application's verdict is in the database. */
export const untilStored = ({ store }: Pick<App, 'store'>, number: number, verdict: Verdict) =>
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
    boardId: BOARD_ID,
    outcome: 'accept',
    note: 'Welcome',
    personKey: 'applicant',
    personName: 'Aino',
    at: Date.now(),
    ...entry,
  });

export const approvePath = (number: number) => `/boards/join-requests/${applicantRequestId(number)}/approve`;
export const rejectPath = (number: number) => `/boards/join-requests/${applicantRequestId(number)}/reject`;

/** Every decision that was sent, in order. */
export const decisions = (app: Pick<App, 'calls'>) =>
  app.calls.filter(({ method, path }) => method === 'PUT' && path.startsWith('/boards/join-requests/'));

const openSending = ({ user }: App) => user.click(screen.getByRole('button', { name: /^Send \d/ }));

/** Opens the desk, gives verdicts by these keys, and goes to the sending screen. */
export async function judgeAndOpen(keys: string, count = keys.length, options: RenderOptions = {}) {
  const app = await openDesk(count, options);
  await app.user.keyboard(keys);
  await openSending(app);
  await screen.findByRole('heading', { name: 'Send decisions' });
  return app;
}

export const press = async ({ user }: Pick<App, 'user'>, name: RegExp | string) =>
  user.click(await screen.findByRole('button', { name }));

/** Presses Send, and skips the countdown. */
export async function sendNow(app: App, name: RegExp | string) {
  await press(app, name);
  await press(app, 'Send now');
}

/** The default note for acceptances or rejections. */
export const defaultNote = (kind: 'acceptances' | 'rejections') =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: `Default note for ${kind}` });

/** Chooses an entry of the menu of templates. @param number of the menu among those on screen */
export async function chooseTemplate({ user }: Pick<App, 'user'>, title: string, number = 1) {
  await user.click(screen.getAllByRole('button', { name: 'Templates' })[number - 1]!);
  await user.click(await screen.findByRole('menuitem', { name: title }));
}

/** Confirms this many rejections without a note, and stops at the countdown. */
export async function confirmAll(count: number, options: RenderOptions = {}) {
  const app = await openDesk(count, options);
  await app.user.click(screen.getByRole('checkbox', { name: /^All \(/ }));
  const bulk = within(screen.getByRole('group', { name: 'Verdict for all selected' }));
  await app.user.click(bulk.getByRole('button', { name: 'No' }));
  await openSending(app);
  await press(app, /^Send \d+ rejections?/);
  await screen.findByRole('button', { name: 'Send now' });
  return app;
}
