import { describe, expect, it } from 'vitest';
import {
  decisionQueueReducer as reduce,
  dueDecisions,
  EMPTY_QUEUE,
  hasUnsent,
  nextDueAt,
  type DecisionQueue,
  type QueueAction,
  type QueuedDecision,
} from './decision-queue';

function decision(requestId: string, changes: Partial<QueuedDecision> = {}): QueuedDecision {
  return {
    requestId,
    personKey: `person-${requestId}`,
    personName: `Person ${requestId}`,
    boardId: 'b1',
    boardName: 'Board',
    outcome: 'accept',
    note: `Note for ${requestId}`,
    answers: [],
    batch: null,
    dueAt: 1000,
    stage: 'waiting',
    problem: null,
    ...changes,
  };
}

const after = (...actions: QueueAction[]): DecisionQueue => actions.reduce(reduce, EMPTY_QUEUE);
const decided = (...decisions: QueuedDecision[]): QueueAction => ({ type: 'decided', decisions });
const ids = (entries: readonly QueuedDecision[]) => entries.map(({ requestId }) => requestId);
const fault = { kind: 'fault', text: 'No connection' } as const;

describe('waiting decisions', () => {
  it('are due one by one, in the order in which they were made', () => {
    const queue = after(decided(decision('a', { dueAt: 100 })), decided(decision('b', { dueAt: 200 })));
    expect(nextDueAt(queue)).toBe(100);
    expect(dueDecisions(queue, 99, 4)).toEqual([]);
    expect(ids(dueDecisions(queue, 100, 4))).toEqual(['a']);
    expect(ids(dueDecisions(queue, 200, 4))).toEqual(['a', 'b']);
  });

  it('are removed when undone, and then nothing is unsent', () => {
    const queue = after(decided(decision('a')), { type: 'takenBack', requestIds: ['a'] });
    expect(queue).toEqual(EMPTY_QUEUE);
    expect(hasUnsent(queue)).toBe(false);
  });

  it('cannot be undone once they are being sent', () => {
    const queue = after(
      decided(decision('a')),
      { type: 'started', requestIds: ['a'] },
      { type: 'takenBack', requestIds: ['a'] },
    );
    expect(ids(queue.entries)).toEqual(['a']);
    expect(hasUnsent(queue)).toBe(true);
  });

  it('are neither dismissed before they have failed, nor sent early once they are being sent', () => {
    const waiting = after(decided(decision('a')));
    expect(reduce(waiting, { type: 'dismissed', requestIds: ['a'] })).toEqual(waiting);
    const sending = reduce(waiting, { type: 'started', requestIds: ['a'] });
    expect(reduce(sending, { type: 'hurried', requestIds: ['a'], now: 50 })).toEqual(sending);
  });

  it('are never made twice: the first one counts while it waits or is being sent', () => {
    const second = decision('a', { outcome: 'reject' });
    expect(after(decided(decision('a')), decided(second)).entries).toEqual([decision('a')]);
    const sending = after(decided(decision('a')), { type: 'started', requestIds: ['a'] }, decided(second));
    expect(sending.entries).toMatchObject([{ outcome: 'accept', stage: 'sending' }]);
    expect(after(decided(decision('a'), decision('a'))).entries).toHaveLength(1);
  });

  it('keep their reason when refused, and a new decision replaces a failed one', () => {
    const failed = after(
      decided(decision('a')),
      { type: 'started', requestIds: ['a'] },
      { type: 'refused', requestId: 'a', problem: fault },
    );
    expect(failed.entries).toMatchObject([{ stage: 'failed', problem: fault }]);
    expect(hasUnsent(failed)).toBe(false);
    expect(nextDueAt(failed)).toBeNull();
    const again = reduce(failed, decided(decision('a', { note: 'Better' })));
    expect(again.entries).toEqual([decision('a', { note: 'Better' })]);
    const retried = reduce(failed, { type: 'hurried', requestIds: ['a'], now: 50 });
    expect(retried.entries).toMatchObject([{ stage: 'waiting', problem: null, dueAt: 50 }]);
    expect(reduce(failed, { type: 'dismissed', requestIds: ['a'] }).entries).toEqual([]);
    expect(reduce(failed, { type: 'dismissed', requestIds: ['b'] })).toEqual(failed);
  });
});

describe('a bulk run', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => decision(id, { batch: 'run', dueAt: 0 }));
  const started = () => after(decided(...many));

  it('never sends more than the given number at the same time', () => {
    const first = dueDecisions(started(), 0, 4);
    expect(ids(first)).toEqual(['a', 'b', 'c', 'd']);
    const running = reduce(started(), { type: 'started', requestIds: ids(first) });
    expect(dueDecisions(running, 0, 4)).toEqual([]);
    const oneDone = reduce(running, { type: 'arrived', requestId: 'b' });
    expect(ids(dueDecisions(oneDone, 0, 4))).toEqual(['e']);
  });

  it('counts what was sent, keeps what failed, and ends when nothing is left', () => {
    const actions: QueueAction[] = many.flatMap(({ requestId }): QueueAction[] => [
      { type: 'started', requestIds: [requestId] },
      requestId === 'c' ? { type: 'refused', requestId, problem: fault } : { type: 'arrived', requestId },
    ]);
    const run = actions.reduce(reduce, started());
    expect(run.batches).toEqual([{ id: 'run', outcome: 'accept', total: 6, sent: 5 }]);
    expect(ids(run.entries)).toEqual(['c']);
    expect(reduce(run, { type: 'dismissed', requestIds: ['c'] }).batches).toEqual([]);
  });

  it('counts only its own decisions, next to another run and single ones', () => {
    const both = reduce(
      started(),
      decided(decision('x', { batch: 'second', outcome: 'reject' }), decision('y', { batch: null })),
    );
    const counted = [
      { type: 'arrived', requestId: 'a' } as const,
      { type: 'arrived', requestId: 'y' } as const,
    ];
    expect(counted.reduce<DecisionQueue>(reduce, both).batches).toEqual([
      { id: 'run', outcome: 'accept', total: 6, sent: 1 },
      { id: 'second', outcome: 'reject', total: 1, sent: 0 },
    ]);
    expect(reduce(both, { type: 'arrived', requestId: 'unknown' })).toEqual(both);
  });

  it('continues counting when more is decided in the same run', () => {
    const more = reduce(
      reduce(started(), { type: 'arrived', requestId: 'a' }),
      decided(decision('g', { batch: 'run' })),
    );
    expect(more.batches).toEqual([{ id: 'run', outcome: 'accept', total: 7, sent: 1 }]);
  });

  it('has nothing to wait for while it is paused', () => {
    expect(nextDueAt(started())).toBe(0);
    expect(nextDueAt(reduce(started(), { type: 'paused' }))).toBeNull();
  });

  it('does not count what was undone', () => {
    const less = reduce(started(), { type: 'takenBack', requestIds: ['a', 'b'] });
    expect(less.batches).toMatchObject([{ total: 4, sent: 0 }]);
  });

  it('starts nothing while paused; single decisions continue, and the pause ends with the run', () => {
    const paused = [decided(decision('x', { dueAt: 0 })), { type: 'paused' } as const].reduce<DecisionQueue>(
      reduce,
      started(),
    );
    expect(ids(dueDecisions(paused, 0, 4))).toEqual(['x']);
    expect(nextDueAt(paused)).toBe(0);
    const resumed = reduce(paused, { type: 'resumed' });
    expect(dueDecisions(resumed, 0, 4)).toHaveLength(4);
    const fewer = reduce(paused, { type: 'takenBack', requestIds: ['a'] });
    expect(fewer.isPaused).toBe(true);
    const over = reduce(paused, { type: 'takenBack', requestIds: ids(many) });
    expect(over.isPaused).toBe(false);
  });
});
