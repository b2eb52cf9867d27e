import { beforeEach, describe, expect, it, vi } from 'vitest';
import { requestList, type Decision, type JournalEntry } from '@/domain/review/decision';
import type { JoinRequest } from '@/domain/join-request';
import { REVIEW_POLLING_MS, REVIEW_UNDO_MS } from '@/domain/review/limits';
import type { SendResponse } from '@/domain/review/send-response';
import { createStore } from '@/lib/stores/create-store';
import type { StorageState } from './database';
import { createJournal } from './journal';
import { createMarks } from './marks';
import { createSender } from './send';

const BOARD = { id: 'b1', name: 'Guild' };
const DONE: SendResponse = { kind: 'done' };
const lost = (text = 'No response', retryAfterMs: number | null = null): SendResponse => ({
  kind: 'unanswered',
  text,
  retryAfterMs,
});

const decision = (requestId: string, note = `To ${requestId}`): Decision => ({
  requestId,
  outcome: 'reject',
  note,
  personKey: requestId,
  personName: requestId,
});
const ids = (count: number) => Array.from({ length: count }, (_, index) => `r${index + 1}`);

function createDesk(count = 3) {
  const stored = new Map<string, JournalEntry>();
  const state = createStore<StorageState>('ok');
  const desk = {
    now: 1_000_000,
    isFailing: false,
    isLockTaken: false,
    statuses: new Map(ids(count).map((id) => [id, 'pending'])),
    responses: new Map<string, SendResponse[]>(),
    stored,
    state,
  };
  const write = (change: () => void) => {
    if (desk.isFailing) return Promise.reject(new Error('Full'));
    change();
    return Promise.resolve();
  };
  const database = {
    state,
    readMarks: async () => new Map(),
    mergeMarks: async () => {},
    readJournal: async () => [...stored.values()],
    putEntry: (entry: JournalEntry) => write(() => stored.set(entry.requestId, entry)),
    removeEntries: (entries: readonly JournalEntry[]) =>
      write(() => entries.forEach(({ requestId }) => stored.delete(requestId))),
  };
  const tabs = {
    post: vi.fn(),
    subscribe: () => () => {},
    withSendLock: async (run: () => Promise<void>) => {
      if (!desk.isLockTaken) await run();
      return !desk.isLockTaken;
    },
  };
  const now = () => desk.now;
  const list = () =>
    requestList(
      [...desk.statuses].map(
        ([id, status]) => ({ id, status, acceptanceNote: '', rejectionNote: '' }) as JoinRequest,
      ),
      desk.now,
    );
  const backend = {
    decide: vi.fn(async (_boardId: string, { requestId }: Decision) => {
      const response = desk.responses.get(requestId)?.shift() ?? DONE;
      if (response.kind === 'done') desk.statuses.set(requestId, 'rejected');
      desk.now += 1;
      return response;
    }),
    loadList: vi.fn(async (_boardId: string) => list()),
    sendingEnded: vi.fn(),
  };
  const marks = createMarks({ database, tabs, now, requestPersistence: () => {} });
  const journal = createJournal({ database, tabs, now });
  const sleepUntil = async (time: number, signal: AbortSignal) => {
    await Promise.resolve();
    if (!signal.aborted) desk.now = time;
  };
  const sender = createSender({ marks, journal, database, tabs, backend, now, sleepUntil });
  marks.patch(
    BOARD.id,
    ids(count).map((id) => [id, { verdict: 'no' }]),
  );
  const ended = () => vi.waitFor(() => expect(sender.run.get()?.phase).toBe('ended'));
  return { ...desk, desk, backend, marks, journal, sender, ended, tabs };
}

let world: ReturnType<typeof createDesk>;
beforeEach(() => {
  world = createDesk();
});

const called = () => world.backend.decide.mock.calls.map(([, { requestId }]) => requestId);
async function send(requestIds = ids(3)) {
  world.sender.send(
    BOARD,
    requestIds.map((id) => decision(id)),
  );
  world.sender.sendNow();
  await world.ended();
  return world.sender.run.get();
}

describe('a run', () => {
  it('begins eight seconds after the press', async () => {
    const pressedAt = world.desk.now;
    world.sender.send(BOARD, [decision('r1')]);
    expect(world.sender.run.get()).toMatchObject({
      phase: 'countdown',
      startsAt: pressedAt + REVIEW_UNDO_MS,
    });
    await world.ended();
    expect(world.backend.decide).toHaveBeenCalledWith('b1', decision('r1'));
    expect(world.desk.now).toBeGreaterThanOrEqual(pressedAt + REVIEW_UNDO_MS);
  });

  it('is taken back during the countdown', async () => {
    world.sender.send(BOARD, [decision('r1')]);
    world.sender.stop();
    await vi.waitFor(() => expect(world.sender.run.get()).toBeNull());
    expect(world.backend.decide).not.toHaveBeenCalled();
    expect(world.sender.isBusy()).toBe(false);
  });

  it('sends what was confirmed, notes it in the journal, and clears the verdicts', async () => {
    world.marks.patch('b1', [['r1', { note: 'Written later' }]]);
    expect(await send()).toMatchObject({ sent: 3, failures: {}, end: 'done' });
    expect(world.backend.decide).toHaveBeenCalledWith('b1', decision('r1'));
    expect([...world.stored.values()].map(({ result }) => result)).toEqual(['sent', 'sent', 'sent']);
    expect(world.marks.of('b1', 'r1')).toMatchObject({ verdict: null, note: null });
    expect(world.backend.loadList).toHaveBeenCalledOnce();
    expect(world.backend.sendingEnded).toHaveBeenCalledExactlyOnceWith('b1');
    world.sender.dismiss();
    expect(world.sender.run.get()).toBeNull();
  });

  it('notes the attempt before the call', async () => {
    world.backend.decide.mockImplementation(async (_boardId, { requestId }) => {
      expect(world.stored.get(requestId)?.result).toBe('unanswered');
      expect(world.sender.inFlight.get().has(requestId)).toBe(true);
      return DONE;
    });
    expect(await send()).toMatchObject({ sent: 3 });
    expect(world.sender.inFlight.get().size).toBe(0);
  });

  it('calls the server four at once', async () => {
    world = createDesk(9);
    let [running, most] = [0, 0];
    world.backend.decide.mockImplementation(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve));
      running -= 1;
      return DONE;
    });
    await send(ids(9));
    expect(most).toBe(4);
  });

  it('skips what is decided, on hold, or judged differently by now', async () => {
    world.desk.statuses.set('r1', 'accepted');
    world.marks.patch('b1', [
      ['r2', { isOnHold: true }],
      ['r3', { verdict: 'yes' }],
    ]);
    expect(await send()).toMatchObject({ sent: 0, end: 'done' });
    expect(called()).toEqual([]);
    expect(world.stored.size).toBe(0);
  });

  it('sends nothing if the list cannot be loaded', async () => {
    world.backend.loadList.mockRejectedValue(new Error('Offline'));
    expect(await send()).toMatchObject({ sent: 0, end: 'listFailed' });
    expect(called()).toEqual([]);
  });

  it('sends nothing while another tab is sending, or this one', async () => {
    world.desk.isLockTaken = true;
    expect(await send()).toMatchObject({ sent: 0, end: 'busy' });
    world.desk.isLockTaken = false;
    expect(world.sender.send(BOARD, [decision('r1')])).toBe(true);
    expect(world.sender.send(BOARD, [decision('r2')])).toBe(false);
    expect(await world.sender.decide(BOARD, decision('r2'))).toBeNull();
    await world.ended();
    expect(called()).toEqual(['r1']);
  });

  it('stops if the journal cannot be written', async () => {
    world.desk.isFailing = true;
    expect(await send()).toMatchObject({ sent: 0, end: 'storage' });
    expect(called()).toEqual([]);
  });

  it('settles entries of a crashed tab first, and sends those that did not arrive', async () => {
    for (const id of ['r1', 'r2'])
      world.stored.set(id, { ...decision(id), boardId: 'b1', at: 1, result: 'unanswered' });
    world.desk.statuses.set('r1', 'rejected');
    expect(await send()).toMatchObject({ sent: 2 });
    expect(called()).toEqual(['r2', 'r3']);
    expect(world.stored.get('r1')?.result).toBe('sent');
  });
});

describe('responses', () => {
  it('report a rejection, and keep the verdict', async () => {
    world.responses.set('r1', [{ kind: 'rejected', text: 'No place left' }]);
    expect(await send()).toMatchObject({ sent: 2, failures: { r1: 'No place left' }, end: 'done' });
    expect(world.stored.has('r1')).toBe(false);
    expect(world.marks.of('b1', 'r1').verdict).toBe('no');
  });

  it('are waited for if the server wants fewer calls', async () => {
    world.responses.set('r1', [{ kind: 'rateLimited', text: 'Slow', retryAfterMs: 7000 }]);
    const before = world.desk.now;
    expect(await send()).toMatchObject({ sent: 3, failures: {}, waitsUntil: null });
    expect(called().filter((id) => id === 'r1')).toHaveLength(2);
    expect(world.desk.now - before).toBeGreaterThanOrEqual(7000);
  });

  it('are compared with the list at the end if they were lost', async () => {
    world.responses.set('r1', [lost()]);
    world.responses.set('r2', [lost('Conflict')]);
    world.backend.decide.mockImplementationOnce(async () => {
      world.desk.statuses.set('r1', 'rejected');
      return lost();
    });
    expect(await send()).toMatchObject({ sent: 2, failures: { r2: 'Conflict' }, end: 'done' });
    expect(world.stored.get('r1')?.result).toBe('sent');
    expect(world.stored.has('r2')).toBe(false);
    expect(world.backend.loadList).toHaveBeenCalledTimes(2);
  });

  it('fail with the server’s text if the list shows another person’s decision', async () => {
    world.backend.decide.mockImplementationOnce(async () => {
      world.desk.statuses.set('r1', 'accepted');
      return lost('Conflict');
    });
    expect(await send(['r1'])).toMatchObject({ sent: 0, failures: { r1: 'Conflict' }, end: 'done' });
    expect(world.stored.get('r1')?.result).toBe('unknown');
  });

  it('end the run after three failures in a row', async () => {
    world = createDesk(12);
    for (const id of ids(12)) world.responses.set(id, [lost()]);
    expect(await send(ids(12))).toMatchObject({ sent: 0, end: 'failing' });
    expect(called().length).toBeLessThan(7);
    expect(world.stored.size).toBe(0);
  });

  it('count once if calls in flight are rate limited together', async () => {
    world = createDesk(6);
    for (const id of ids(4)) world.responses.set(id, [lost('Later', 2000)]);
    expect(await send(ids(6))).toMatchObject({ sent: 2, end: 'done' });
  });

  it('end the run at sign-out', async () => {
    world = createDesk(9);
    world.responses.set('r1', [{ kind: 'signedOut' }]);
    expect(await send(ids(9))).toMatchObject({ end: 'signedOut' });
    expect(called().length).toBeLessThan(9);
    expect(world.stored.has('r1')).toBe(false);
  });

  it('are recorded after Stop', async () => {
    world = createDesk(9);
    world.backend.decide.mockImplementation(async (_boardId, { requestId }) => {
      if (requestId === 'r2') world.sender.stop();
      await Promise.resolve();
      return DONE;
    });
    const run = await send(ids(9));
    expect(run?.end).toBe('stopped');
    expect(run?.sent).toBe(called().length);
    expect(called().length).toBeLessThan(6);
  });
});

describe('a single decision', () => {
  const decide = (id = 'r1') => world.sender.decide(BOARD, decision(id));

  it('is one call, and needs no verdict', async () => {
    world.marks.patch('b1', [['r1', { verdict: null }]]);
    expect(await decide()).toMatchObject({ sent: 1, end: 'done' });
    expect(world.backend.loadList).not.toHaveBeenCalled();
    expect(world.sender.run.get()).toBeNull();
  });

  it('is not sent twice', async () => {
    await decide();
    expect(await decide()).toMatchObject({ sent: 0, end: 'done' });
    expect(called()).toEqual(['r1']);
  });

  it('loads the list first if an earlier response was lost', async () => {
    world.stored.set('r1', { ...decision('r1'), boardId: 'b1', at: 1, result: 'unanswered' });
    expect(await decide()).toMatchObject({ sent: 1 });
    expect(world.backend.loadList).toHaveBeenCalledOnce();
  });

  it('loads the list first if storage is blocked', async () => {
    world.state.set('blocked');
    expect(await decide()).toMatchObject({ sent: 1 });
    expect(world.backend.loadList).toHaveBeenCalledOnce();
  });

  it('does not wait if the server wants fewer calls', async () => {
    world.responses.set('r1', [{ kind: 'rateLimited', text: 'Slow', retryAfterMs: 7000 }]);
    const before = world.desk.now;
    expect(await decide()).toMatchObject({ sent: 0, failures: { r1: 'Slow' } });
    expect(world.desk.now - before).toBeLessThan(10);
  });

  it('stays unanswered if the list cannot be loaded afterwards', async () => {
    world.responses.set('r1', [lost()]);
    world.backend.loadList.mockRejectedValueOnce(new Error('Offline'));
    expect(await decide()).toMatchObject({ sent: 0, failures: {}, end: 'done' });
    expect(world.stored.get('r1')?.result).toBe('unanswered');
    await world.sender.settle('b1');
    expect(world.stored.size).toBe(0);
  });
});

it('reports an attempt that did not arrive, although an earlier decision was sent', async () => {
  const earlier = { ...decision('r1'), boardId: 'b1', at: 1, result: 'sent' } as const;
  world.stored.set('r1', earlier);
  world.responses.set('r1', [lost('Timed out')]);
  expect(await send(['r1'])).toMatchObject({ sent: 0, failures: { r1: 'Timed out' } });
  expect(world.marks.of('b1', 'r1').verdict).toBe('no');
});

describe('settle', () => {
  it('loads the list only for unanswered entries', async () => {
    await world.sender.settle('b1');
    expect(world.backend.loadList).not.toHaveBeenCalled();
    world.stored.set('r1', { ...decision('r1'), boardId: 'b1', at: 1, result: 'unanswered' });
    world.desk.statuses.delete('r1');
    await world.journal.load('b1');
    await world.sender.settle('b1');
    expect(world.stored.get('r1')?.result).toBe('unknown');
    expect(world.marks.of('b1', 'r1').verdict).toBeNull();
  });

  it('waits for a later list if the journal cannot be written', async () => {
    world.stored.set('r1', { ...decision('r1'), boardId: 'b1', at: 1, result: 'unanswered' });
    await world.journal.load('b1');
    world.desk.isFailing = true;
    await world.sender.settle('b1');
    await world.sender.settle('b1');
    expect(world.backend.loadList).toHaveBeenCalledOnce();
    world.desk.isFailing = false;
    world.desk.now += REVIEW_POLLING_MS;
    await world.sender.settle('b1');
    expect(world.stored.size).toBe(0);
  });
});
