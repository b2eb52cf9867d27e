// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { JoinRequest } from '@/domain/join-request';
import type { SendAnswer } from '@/domain/review/send-answer';
import { delivery } from '@kit/delivery';
import { FREE_RUN_LOCK, reviewPorts } from '@kit/review-device';
import { indexedDbStorage } from './indexed-db-storage';
import { createTurns, type Turns } from './in-turn';
import type { ReviewBackend, TabMessage } from './review-ports';
import { createReviewStore } from './review-store';

const DONE: SendAnswer = { kind: 'done' };

interface TabParts {
  decide?: ReviewBackend['decide'];
  loadList?: ReviewBackend['loadList'];
  afterWrite?: () => Promise<unknown>;
}

/** Tabs of one browser, with the locks, if it has any, and messages that they share. */
function browser({ hasLocks = true } = {}) {
  const turns = new Map<string, Turns>();
  const busy = new Map<string, number>();
  const listeners = new Map<symbol, (message: TabMessage) => void>();

  async function hold(name: string, run: () => Promise<void>) {
    const inTurn = turns.get(name) ?? createTurns();
    turns.set(name, inTurn);
    busy.set(name, (busy.get(name) ?? 0) + 1);
    await inTurn(run).finally(() => busy.set(name, (busy.get(name) ?? 0) - 1));
  }

  return function openTab({
    decide = () => Promise.resolve(DONE),
    loadList = () => Promise.resolve([]),
    afterWrite = () => Promise.resolve(),
  }: TabParts = {}) {
    const storage = indexedDbStorage('uid');
    const own = Symbol('tab');
    const review = createReviewStore(
      reviewPorts({
        storage: {
          ...storage,
          async changeDeliveries(...change) {
            const changed = await storage.changeDeliveries(...change);
            await afterWrite();
            return changed;
          },
        },
        lock: hasLocks
          ? { isShared: true, hold: (run) => hold('sender', run) }
          : { isShared: false, hold: createTurns() },
        runLock: (runId) =>
          hasLocks
            ? {
                hold: (run) => hold(runId, run),
                whenFree: () => (turns.get(runId) ?? createTurns())(() => Promise.resolve()),
                isFree: () => Promise.resolve((busy.get(runId) ?? 0) === 0),
              }
            : FREE_RUN_LOCK,
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
        backend: { decide, loadList, sendingEnded: () => {} },
      }),
    );
    const outbox = () => review.store.get().outbox;
    /** Runs that this tab has ever called interrupted. */
    const found = new Set<string>();
    review.store.subscribe(() => outbox().interrupted.forEach((runId) => found.add(runId)));
    const stateOf = (id: string) => outbox().deliveries[id]?.state.kind;
    return { review, outbox, found, stateOf };
  };
}

const hangs = () => new Promise<never>(() => {});
const UNANSWERED: SendAnswer = { kind: 'unknown', text: 'No answer' };
const listed = (status: string) =>
  [{ id: 'r1', boardId: 'b1', status, acceptanceNote: '', rejectionNote: '' } as JoinRequest] as const;

/** An answer that is given later. */
function later<T>() {
  let give = (_value: T) => {};
  const value = new Promise<T>((resolve) => (give = resolve));
  return { value, give };
}

const two = ['r1', 'r2'].map((requestId) => delivery({ requestId, runId: 'run', state: { kind: 'queued' } }));
const one = delivery({ requestId: 'r1', runId: 'run' });
/** Looks again, and at what a look has begun. */
async function lookTwice({ review }: ReturnType<ReturnType<typeof browser>>) {
  for (const _ of ['once', 'twice']) await review.refresh();
}

it('a run that another tab has paused is not called interrupted until that tab is gone', async () => {
  const openTab = browser();
  const first = openTab({ decide: hangs });
  const second = openTab();
  await Promise.all([first, second].map(({ review }) => review.outbox.readAgain()));
  const confirmed = first.review.confirm('run', two);
  first.review.pause('person');
  await confirmed;
  first.review.pause('person');
  await vi.waitFor(() => expect(second.stateOf('r1')).toBe('queued'));
  await lookTwice(second);
  expect([...second.found]).toEqual([]);

  first.review.dispose();
  await vi.waitFor(() => expect(second.outbox().interrupted).toEqual(['run']));
});

it('a run that another tab reads before it is sent is not called interrupted there', async () => {
  const openTab = browser();
  const second = openTab();
  const first = openTab({ afterWrite: () => lookTwice(second) });
  await Promise.all([first, second].map(({ review }) => review.outbox.readAgain()));
  await first.review.confirm('run', two);
  await vi.waitFor(() => expect(second.stateOf('r2')).toBe('delivered'));
  expect([...second.found]).toEqual([]);
});

it('a run that one tab goes on with is no longer called interrupted in the others', async () => {
  const openTab = browser();
  const closed = openTab();
  await closed.review.outbox.readAgain();
  const confirmed = closed.review.confirm('run', two);
  closed.review.dispose();
  await confirmed;
  const [second, third] = [openTab({ decide: hangs }), openTab()];
  for (const { review, outbox } of [second, third]) {
    await review.outbox.readAgain();
    await vi.waitFor(() => expect(outbox().interrupted).toEqual(['run']));
  }
  second.review.resume('run');
  await vi.waitFor(() => expect(third.outbox().interrupted).toEqual([]));
});

it('what another page was sending of a run that is this page’s is looked at once that page is gone, and goes on', async () => {
  const loadList = vi.fn(() => Promise.resolve([...listed('pending')]));
  const tab = browser()({ loadList });
  await tab.review.outbox.readAgain();
  await tab.review.outbox.confirm('run', [one]);
  await indexedDbStorage('uid').changeDeliveries(
    ['r1'],
    (now) => now && { ...now, state: { kind: 'sending' } },
  );
  await tab.review.refresh();
  await vi.waitFor(() => expect(tab.stateOf('r1')).toBe('delivered'));
  expect(loadList).toHaveBeenCalled();
  expect(tab.outbox().deliveries.r1?.mayHaveArrived).toBe(true);
});

it('an answer is not taken for one to another run’s decision that was stored in its place meanwhile', async () => {
  const answer = later<SendAnswer>();
  const tab = browser()({
    decide: () => answer.value,
    loadList: () => Promise.resolve([...listed('pending')]),
  });
  await tab.review.outbox.readAgain();
  await tab.review.confirm('run', [one]);
  await vi.waitFor(() => expect(tab.stateOf('r1')).toBe('sending'));
  const other = { ...one, runId: 'other', state: { kind: 'sending' } as const };
  await indexedDbStorage('uid').changeDeliveries(['r1'], () => other);
  answer.give(DONE);
  await vi.waitFor(() =>
    expect(tab.outbox().deliveries.r1).toMatchObject({
      runId: 'other',
      mayHaveArrived: true,
      state: { kind: 'queued' },
    }),
  );
});

it('a single decision in flight is not checked, nor sent again, by another tab', async () => {
  const openTab = browser();
  const answer = later<SendAnswer>();
  const [first, second] = [openTab({ decide: () => answer.value }), openTab()];
  await Promise.all([first, second].map(({ review }) => review.outbox.readAgain()));
  const decided = first.review.decide(one);
  await vi.waitFor(() => expect(second.stateOf('r1')).toBe('sending'));
  second.review.resume('other');
  await lookTwice(second);
  expect(second.stateOf('r1')).toBe('sending');
  answer.give(DONE);
  expect(await decided).toEqual({ kind: 'done' });
  await vi.waitFor(() => expect(second.stateOf('r1')).toBe('delivered'));
  expect([...second.found]).toEqual([]);
});

it('a single decision waits neither for a run of the same page nor for one of another tab', async () => {
  const openTab = browser();
  const answers: ((answer: SendAnswer) => void)[] = [];
  const decide = () => new Promise<SendAnswer>((resolve) => void answers.push(resolve));
  const first = openTab({ decide });
  const sentAlone = vi.fn(() => Promise.resolve(DONE));
  const second = openTab({ decide: sentAlone });
  await Promise.all([first, second].map(({ review }) => review.outbox.readAgain()));
  const many = Array.from({ length: 40 }, (_, index) =>
    delivery({ requestId: `m${index}`, runId: 'many', state: { kind: 'queued' } }),
  );
  await first.review.confirm('many', many);
  await vi.waitFor(() => expect(answers).toHaveLength(4));
  const decided = [
    second.review.decide(one),
    first.review.decide(delivery({ requestId: 'r2', runId: 'single' })),
  ];
  const isSettled = vi.fn();
  void Promise.all(decided).then(isSettled);
  let given = 0;
  while (isSettled.mock.calls.length === 0) {
    await vi.waitFor(() => expect(answers.length > given || isSettled.mock.calls.length > 0).toBe(true));
    for (; given < answers.length; given += 1) answers[given]?.(DONE);
  }
  expect(await Promise.all(decided)).toEqual([{ kind: 'done' }, { kind: 'done' }]);
  expect(sentAlone).toHaveBeenCalledOnce();
  expect(given).toBeLessThan(20);
});

it('a single decision whose answer was lost is not called interrupted, and goes on only when told to', async () => {
  const loadList = vi.fn<ReviewBackend['loadList']>(() => Promise.reject(new Error('Internal error')));
  const { review, outbox, stateOf } = browser()({ decide: () => Promise.resolve(UNANSWERED), loadList });
  await review.outbox.readAgain();
  expect(await review.decide(one)).toEqual({ kind: 'failed', text: 'No answer' });
  await review.refresh();
  expect(outbox().interrupted).toEqual([]);
  expect(outbox().runs.run).toMatchObject({ isPaused: true, reason: 'unchecked' });
  loadList.mockResolvedValue([...listed('accepted')]);
  review.resume('run');
  await vi.waitFor(() => expect(stateOf('r1')).toBe('delivered'));
});

it('without locks, a list asked for before another tab has sent the same says nothing about it', async () => {
  const openTab = browser({ hasLocks: false });
  const list = later<JoinRequest[]>();
  const loadList = vi.fn(() => list.value);
  const decide = vi.fn(() => Promise.resolve(DONE));
  const [closed, first] = [openTab(), openTab({ decide, loadList })];
  const lateList = vi.fn<ReviewBackend['loadList']>(hangs);
  lateList.mockResolvedValueOnce([...listed('pending')]);
  const second = openTab({ decide: () => Promise.resolve(UNANSWERED), loadList: lateList });
  await closed.review.outbox.readAgain();
  closed.review.dispose();
  await closed.review.confirm('run', [one]);
  await Promise.all([first, second].map(({ review }) => review.outbox.readAgain()));
  first.review.resume('run');
  await vi.waitFor(() => expect(loadList).toHaveBeenCalledOnce());
  second.review.resume('run');
  await vi.waitFor(() => expect(first.stateOf('r1')).toBe('unconfirmed'));
  list.give([...listed('pending')]);
  await vi.waitFor(() => expect(first.outbox().runs.run?.isResumed).toBe(false));
  expect(first.stateOf('r1')).toBe('unconfirmed');
  expect(decide).not.toHaveBeenCalled();
});

it('a run whose last answer was lost, and whose list cannot be loaded, pauses until it is told to go on', async () => {
  const loadList = vi.fn<ReviewBackend['loadList']>(() => Promise.resolve([...listed('accepted')]));
  loadList.mockRejectedValueOnce(new Error('Internal error'));
  const decide = vi.fn(() => Promise.resolve(UNANSWERED));
  const { review, outbox, stateOf } = browser()({ decide, loadList });
  await review.outbox.readAgain();
  await review.confirm('run', [one]);
  await vi.waitFor(() => expect(outbox().runs.run).toMatchObject({ isPaused: true, reason: 'unchecked' }));
  review.resume('run');
  await vi.waitFor(() => expect(stateOf('r1')).toBe('delivered'));
  expect(decide).toHaveBeenCalledOnce();
});
