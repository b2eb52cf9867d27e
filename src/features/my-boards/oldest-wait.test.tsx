import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answersAreIn } from '@kit/steps';
import { crowd } from '@kit/crowd';
import { makeBoard } from '@kit/factories';
import { BOARD_ID, BOARD_NAME } from '@kit/people';
import { renderApp } from '@kit/render-app';
import { callFails } from '@kit/scenarios';

const QUIET = 'A board without applications';
const LISTS = [`/boards/${BOARD_ID}/join-requests`, '/boards/quiet/join-requests'];
const WAIT = '3 pending, oldest 34 days';

/** Of two boards one has three applications, and the oldest of those has waited 34 days. */
const arrange: NonNullable<Parameters<typeof renderApp>[1]>['arrange'] = (db) => {
  crowd(3)(db);
  db.joinRequests[1]!.createdAt = '2026-10-01T10:30:00Z';
  db.boards.push(makeBoard({ _id: 'quiet', name: QUIET, shortLink: 'quiet', creator: 'creator' }));
};

const options = { as: 'creator', arrange } as const;
const card = async (name: string) => (await screen.findByRole('link', { name })).closest('article')!;
const listsOf = ({ callsTo }: ReturnType<typeof renderApp>) =>
  LISTS.map((path) => callsTo('GET', path).length);

const whenIdle = vi.fn((callback: () => void) => queueMicrotask(callback));

/** The browser has been idle after both cards were seen, and all that is asked for then is answered. */
async function settle(app: ReturnType<typeof renderApp>) {
  await card(QUIET);
  await waitFor(() => expect(whenIdle.mock.calls.length).toBeGreaterThanOrEqual(2));
  await answersAreIn(app);
}

beforeEach(() => {
  vi.setSystemTime('2026-11-04T10:30:00Z');
  whenIdle.mockClear();
  vi.stubGlobal('requestIdleCallback', whenIdle);
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

it('links to the desk with the number of pending applications and the oldest wait', async () => {
  const app = renderApp('/boards', options);
  const link = await screen.findByRole('link', { name: WAIT });
  expect(link).toHaveAttribute('href', `/boards/${BOARD_ID}/review`);
  expect(await card(BOARD_NAME)).toContainElement(link);
  await settle(app);
  expect(await card(QUIET)).not.toHaveTextContent('pending');
  expect(listsOf(app)).toEqual([1, 1]);
});

it('loads no applications while traffic is saved', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const app = renderApp('/boards', options);
  await settle(app);
  expect(listsOf(app)).toEqual([0, 0]);
});

it('shows nothing if the applications fail to load', async () => {
  callFails('get', LISTS[0]!, 500);
  const app = renderApp('/boards', options);
  await settle(app);
  expect(listsOf(app)).toEqual([1, 1]);
  expect(screen.queryByText(/pending/)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
