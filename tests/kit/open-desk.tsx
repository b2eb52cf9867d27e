import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { JournalEntry } from '@/domain/review/decision';
import { type MarkPatch, type Verdict } from '@/domain/review/mark';
import { deskDatabase } from '@/features/review-desk/state/database';
import { crowd, crowdName, crowdRequestId } from './crowd';
import { BOARD_ID } from './people';
import { renderApp } from './render-app';
import './review-device';

type Options = Parameters<typeof renderApp>[1];

/** The paths of the test board's review desk and of its sending screen. */
export const DESK_PATH = `/boards/${BOARD_ID}/review`;
export const SEND_PATH = `${DESK_PATH}/send`;

/** Opens the test board's review desk with this many applications, as the creator. */
export async function openDesk(count = 3, options: Options = {}, path = DESK_PATH) {
  const app = renderApp(path, { as: 'creator', arrange: crowd(count), ...options });
  await screen.findByRole('list', { name: 'Applications' });
  return app;
}

/** Opens a tool from the desk's menu. */
export async function openTool({ user }: Pick<ReturnType<typeof renderApp>, 'user'>, name: string) {
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

/** The n-th application on screen. */
export const application = (number: number) => screen.getByRole('group', { name: crowdName(number) });

/** The row of the n-th application in the desk's list. */
export function row(number: number) {
  const list = screen.getByRole('list', { name: 'Applications' });
  const found = within(list)
    .getAllByRole('listitem')
    .find((item) => item.textContent?.includes(crowdName(number)));
  if (found === undefined) throw new Error(`There is no row of ${crowdName(number)}`);
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
    expect(stored.get(crowdRequestId(number))?.verdict).toBe(verdict);
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

export const approvePath = (number: number) => `/boards/join-requests/${crowdRequestId(number)}/approve`;
export const rejectPath = (number: number) => `/boards/join-requests/${crowdRequestId(number)}/reject`;

/** Every decision that was sent, in order. */
export const decisions = (app: Pick<ReturnType<typeof renderApp>, 'calls'>) =>
  app.calls.filter(({ method, path }) => method === 'PUT' && path.startsWith('/boards/join-requests/'));
