import { expect, it, vi } from 'vitest';
import type { SendAnswer } from '@/domain/review/delivery';
import { delivery } from '@kit/delivery';
import '@kit/review-device';
import { indexedDbStorage } from './indexed-db-storage';
import { createTurns, type Turns } from './in-turn';
import { runsPaused, runStarted } from './outbox-slice';
import type { TabMessage } from './review-ports';
import { createReviewStore } from './review-store';

const DONE: SendAnswer = { kind: 'done' };

/** Tabs of one browser, with the locks and messages that they share. */
function browser() {
  const turns = new Map<string, Turns>();
  const busy = new Map<string, number>();
  const listeners = new Map<symbol, (message: TabMessage) => void>();

  async function hold(name: string, run: () => Promise<void>) {
    const inTurn = turns.get(name) ?? createTurns();
    turns.set(name, inTurn);
    busy.set(name, (busy.get(name) ?? 0) + 1);
    await inTurn(run).finally(() => busy.set(name, (busy.get(name) ?? 0) - 1));
  }

  return function openTab(decide = vi.fn(() => Promise.resolve(DONE)), afterWrite = () => Promise.resolve()) {
    const storage = indexedDbStorage('uid');
    const own = Symbol('tab');
    const review = createReviewStore({
      storage: {
        ...storage,
        async changeDeliveries(...change) {
          const changed = await storage.changeDeliveries(...change);
          await afterWrite();
          return changed;
        },
      },
      assessmentTurns: createTurns(),
      lock: { isShared: true, hold: (run) => hold('sender', run) },
      runLock: (runId) => ({
        hold: (run) => hold(runId, run),
        whenFree: () => (turns.get(runId) ?? createTurns())(() => Promise.resolve()),
        isFree: () => Promise.resolve((busy.get(runId) ?? 0) === 0),
      }),
      channel: {
        post: (message) =>
          listeners.forEach((hear, tab) => {
            if (tab !== own) hear(message);
          }),
        subscribe(hear) {
          listeners.set(own, hear);
          return () => void listeners.delete(own);
        },
      },
      backend: { decide, loadList: () => Promise.resolve([]), sendingEnded: () => {} },
      isOnline: () => true,
      wait: () => Promise.resolve(),
    });
    const outbox = () => review.store.getState().outbox;
    /** Runs that this tab has ever called interrupted. */
    const found = new Set<string>();
    review.store.subscribe(() => outbox().interrupted.forEach((runId) => found.add(runId)));
    const stateOf = (id: string) => outbox().deliveries[id]?.state.kind;
    return { review, outbox, found, stateOf };
  };
}

const two = ['r1', 'r2'].map((requestId) => delivery({ requestId, runId: 'run', state: { kind: 'queued' } }));
/** Looks again, and at what a look has begun. */
async function lookTwice({ review }: ReturnType<ReturnType<typeof browser>>) {
  for (const _ of ['once', 'twice']) await review.refresh();
}

it('a run that another tab has paused is not called interrupted until that tab is gone', async () => {
  const openTab = browser();
  const first = openTab(vi.fn(() => new Promise<never>(() => {})));
  const second = openTab();
  await Promise.all([first, second].map(({ review }) => review.outbox.readAgain()));
  const confirmed = first.review.outbox.confirm('run', two);
  first.review.store.dispatch(runsPaused('person'));
  await confirmed;
  first.review.store.dispatch(runsPaused('person'));
  await vi.waitFor(() => expect(second.stateOf('r1')).toBe('queued'));
  await lookTwice(second);
  expect([...second.found]).toEqual([]);

  first.review.dispose();
  await vi.waitFor(() => expect(second.outbox().interrupted).toEqual(['run']));
});

it('a run that another tab reads before it is sent is not called interrupted there', async () => {
  const openTab = browser();
  const second = openTab();
  const first = openTab(undefined, () => lookTwice(second));
  await Promise.all([first, second].map(({ review }) => review.outbox.readAgain()));
  await first.review.outbox.confirm('run', two);
  await vi.waitFor(() => expect(second.stateOf('r2')).toBe('delivered'));
  expect([...second.found]).toEqual([]);
});

it('a run that one tab goes on with is no longer called interrupted in the others', async () => {
  const openTab = browser();
  const closed = openTab();
  await closed.review.outbox.readAgain();
  const confirmed = closed.review.outbox.confirm('run', two);
  closed.review.dispose();
  await confirmed;
  const [second, third] = [openTab(vi.fn(() => new Promise<never>(() => {}))), openTab()];
  for (const { review, outbox } of [second, third]) {
    await review.outbox.readAgain();
    await vi.waitFor(() => expect(outbox().interrupted).toEqual(['run']));
  }
  second.review.store.dispatch(runStarted({ runId: 'run', isResumed: false }));
  await vi.waitFor(() => expect(third.outbox().interrupted).toEqual([]));
});

it('a single decision in flight is not checked, nor sent again, by another tab', async () => {
  const openTab = browser();
  const [first, second] = [openTab(), openTab()];
  await Promise.all([first, second].map(({ review }) => review.outbox.readAgain()));
  const [one] = two;
  if (one === undefined) throw new Error('There is no delivery');
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  const decided = first.review.ownership.during('run', async () => {
    await first.review.outbox.claim(one);
    await isAnswered;
    await first.review.outbox.change(['r1'], (now) => ({ ...now, state: { kind: 'delivered' } }));
  });
  await vi.waitFor(() => expect(second.stateOf('r1')).toBe('sending'));
  second.review.store.dispatch(runStarted({ runId: 'other', isResumed: false }));
  await lookTwice(second);
  expect(second.stateOf('r1')).toBe('sending');
  answer();
  await decided;
  await vi.waitFor(() => expect(second.stateOf('r1')).toBe('delivered'));
  expect([...second.found]).toEqual([]);
});
