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
const WAIT = 'oldest waits 34 days';

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

it('says on each board’s card how long its oldest application has waited', async () => {
  const app = renderApp('/boards', options);
  expect(await screen.findByText(WAIT)).toBeVisible();
  expect(await card(BOARD_NAME)).toHaveTextContent(WAIT);
  await settle(app);
  expect(await card(QUIET)).not.toHaveTextContent('oldest');
  expect(listsOf(app)).toEqual([1, 1]);
});

it('asks for nothing where traffic is saved', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const app = renderApp('/boards', options);
  await settle(app);
  expect(listsOf(app)).toEqual([0, 0]);
});

it('says nothing of a list that cannot be had', async () => {
  callFails('get', LISTS[0]!, 500);
  const app = renderApp('/boards', options);
  await settle(app);
  expect(listsOf(app)).toEqual([1, 1]);
  expect(screen.queryByText(/oldest waits/)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
