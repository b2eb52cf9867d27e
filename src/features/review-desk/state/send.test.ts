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
    invalidateDecisions: vi.fn(),
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

let fixture: ReturnType<typeof createDesk>;
beforeEach(() => {
  fixture = createDesk();
});

const called = () => fixture.backend.decide.mock.calls.map(([, { requestId }]) => requestId);
async function send(requestIds = ids(3)) {
  fixture.sender.send(
    BOARD,
    requestIds.map((id) => decision(id)),
  );
  fixture.sender.sendNow();
  await fixture.ended();
  return fixture.sender.run.get();
}

describe('a run', () => {
  it('begins eight seconds after the press', async () => {
    const pressedAt = fixture.desk.now;
    fixture.sender.send(BOARD, [decision('r1')]);
    expect(fixture.sender.run.get()).toMatchObject({
      phase: 'countdown',
      startsAt: pressedAt + REVIEW_UNDO_MS,
    });
    await fixture.ended();
    expect(fixture.backend.decide).toHaveBeenCalledWith('b1', decision('r1'));
    expect(fixture.desk.now).toBeGreaterThanOrEqual(pressedAt + REVIEW_UNDO_MS);
  });

  it('is cancelled by Stop during the countdown', async () => {
    fixture.sender.send(BOARD, [decision('r1')]);
    fixture.sender.stop();
    await vi.waitFor(() => expect(fixture.sender.run.get()).toBeNull());
    expect(fixture.backend.decide).not.toHaveBeenCalled();
    expect(fixture.sender.isBusy()).toBe(false);
  });

  it('sends the confirmed decisions, records them, and clears the verdicts', async () => {
    fixture.marks.patch('b1', [['r1', { note: 'Written later' }]]);
    expect(await send()).toMatchObject({ sent: 3, failures: {}, end: 'done' });
    expect(fixture.backend.decide).toHaveBeenCalledWith('b1', decision('r1'));
    expect([...fixture.stored.values()].map(({ result }) => result)).toEqual(['sent', 'sent', 'sent']);
    expect(fixture.marks.of('b1', 'r1')).toMatchObject({ verdict: null, note: null });
    expect(fixture.backend.loadList).toHaveBeenCalledOnce();
    expect(fixture.backend.invalidateDecisions).toHaveBeenCalledExactlyOnceWith('b1');
    fixture.sender.dismiss();
    expect(fixture.sender.run.get()).toBeNull();
  });

  it('records the attempt before the call', async () => {
    fixture.backend.decide.mockImplementation(async (_boardId, { requestId }) => {
      expect(fixture.stored.get(requestId)?.result).toBe('unanswered');
      expect(fixture.sender.inFlight.get().has(requestId)).toBe(true);
      return DONE;
    });
    expect(await send()).toMatchObject({ sent: 3 });
    expect(fixture.sender.inFlight.get().size).toBe(0);
  });

  it('sends four requests at a time', async () => {
    fixture = createDesk(9);
    let [running, most] = [0, 0];
    fixture.backend.decide.mockImplementation(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve));
      running -= 1;
      return DONE;
    });
    await send(ids(9));
    expect(most).toBe(4);
  });

  it('skips applications that are decided, on hold, or have another verdict', async () => {
    fixture.desk.statuses.set('r1', 'accepted');
    fixture.marks.patch('b1', [
      ['r2', { isOnHold: true }],
      ['r3', { verdict: 'yes' }],
    ]);
    expect(await send()).toMatchObject({ sent: 0, end: 'done' });
    expect(called()).toEqual([]);
    expect(fixture.stored.size).toBe(0);
  });

  it('sends nothing if the list cannot be loaded', async () => {
    fixture.backend.loadList.mockRejectedValue(new Error('Offline'));
    expect(await send()).toMatchObject({ sent: 0, end: 'listFailed' });
    expect(called()).toEqual([]);
  });

  it('does not start while this tab or another one is sending', async () => {
    fixture.desk.isLockTaken = true;
    expect(await send()).toMatchObject({ sent: 0, end: 'busy' });
    fixture.desk.isLockTaken = false;
    expect(fixture.sender.send(BOARD, [decision('r1')])).toBe(true);
    expect(fixture.sender.send(BOARD, [decision('r2')])).toBe(false);
    expect(await fixture.sender.decide(BOARD, decision('r2'))).toBeNull();
    await fixture.ended();
    expect(called()).toEqual(['r1']);
  });

  it('stops if the journal cannot be written', async () => {
    fixture.desk.isFailing = true;
    expect(await send()).toMatchObject({ sent: 0, end: 'storage' });
    expect(called()).toEqual([]);
  });

  it('settles entries of a crashed tab first, and sends those that did not arrive', async () => {
    for (const id of ['r1', 'r2'])
      fixture.stored.set(id, { ...decision(id), boardId: 'b1', at: 1, result: 'unanswered' });
    fixture.desk.statuses.set('r1', 'rejected');
    expect(await send()).toMatchObject({ sent: 2 });
    expect(called()).toEqual(['r2', 'r3']);
    expect(fixture.stored.get('r1')?.result).toBe('sent');
  });
});

describe('responses', () => {
  it('report a rejection, and keep the verdict', async () => {
    fixture.responses.set('r1', [{ kind: 'rejected', text: 'No place left' }]);
    expect(await send()).toMatchObject({ sent: 2, failures: { r1: 'No place left' }, end: 'done' });
    expect(fixture.stored.has('r1')).toBe(false);
    expect(fixture.marks.of('b1', 'r1').verdict).toBe('no');
  });

  it('delay the run if it is rate limited', async () => {
    fixture.responses.set('r1', [{ kind: 'rateLimited', text: 'Slow', retryAfterMs: 7000 }]);
    const before = fixture.desk.now;
    expect(await send()).toMatchObject({ sent: 3, failures: {}, waitsUntil: null });
    expect(called().filter((id) => id === 'r1')).toHaveLength(2);
    expect(fixture.desk.now - before).toBeGreaterThanOrEqual(7000);
  });

  it('that were lost are settled with the list at the end', async () => {
    fixture.responses.set('r1', [lost()]);
    fixture.responses.set('r2', [lost('Conflict')]);
    fixture.backend.decide.mockImplementationOnce(async () => {
      fixture.desk.statuses.set('r1', 'rejected');
      return lost();
    });
    expect(await send()).toMatchObject({ sent: 2, failures: { r2: 'Conflict' }, end: 'done' });
    expect(fixture.stored.get('r1')?.result).toBe('sent');
    expect(fixture.stored.has('r2')).toBe(false);
    expect(fixture.backend.loadList).toHaveBeenCalledTimes(2);
  });

  it('fail with the server’s text if the list shows another person’s decision', async () => {
    fixture.backend.decide.mockImplementationOnce(async () => {
      fixture.desk.statuses.set('r1', 'accepted');
      return lost('Conflict');
    });
    expect(await send(['r1'])).toMatchObject({ sent: 0, failures: { r1: 'Conflict' }, end: 'done' });
    expect(fixture.stored.get('r1')?.result).toBe('unknown');
  });

  it('end the run after three failures in a row', async () => {
    fixture = createDesk(12);
    for (const id of ids(12)) fixture.responses.set(id, [lost()]);
    expect(await send(ids(12))).toMatchObject({ sent: 0, end: 'failing' });
    expect(called().length).toBeLessThan(7);
    expect(fixture.stored.size).toBe(0);
  });

  it('count as one failure if calls in flight are rate limited together', async () => {
    fixture = createDesk(6);
    for (const id of ids(4)) fixture.responses.set(id, [lost('Later', 2000)]);
    expect(await send(ids(6))).toMatchObject({ sent: 2, end: 'done' });
  });

  it('end the run at sign-out', async () => {
    fixture = createDesk(9);
    fixture.responses.set('r1', [{ kind: 'signedOut' }]);
    expect(await send(ids(9))).toMatchObject({ end: 'signedOut' });
    expect(called().length).toBeLessThan(9);
    expect(fixture.stored.has('r1')).toBe(false);
  });

  it('are recorded after Stop', async () => {
    fixture = createDesk(9);
    fixture.backend.decide.mockImplementation(async (_boardId, { requestId }) => {
      if (requestId === 'r2') fixture.sender.stop();
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
  const decide = (id = 'r1') => fixture.sender.decide(BOARD, decision(id));

  it('is one request, and needs no verdict', async () => {
    fixture.marks.patch('b1', [['r1', { verdict: null }]]);
    expect(await decide()).toMatchObject({ sent: 1, end: 'done' });
    expect(fixture.backend.loadList).not.toHaveBeenCalled();
    expect(fixture.sender.run.get()).toBeNull();
  });

  it('is not sent twice', async () => {
    await decide();
    expect(await decide()).toMatchObject({ sent: 0, end: 'done' });
    expect(called()).toEqual(['r1']);
  });

  it('loads the list first if an earlier response was lost', async () => {
    fixture.stored.set('r1', { ...decision('r1'), boardId: 'b1', at: 1, result: 'unanswered' });
    expect(await decide()).toMatchObject({ sent: 1 });
    expect(fixture.backend.loadList).toHaveBeenCalledOnce();
  });

  it('loads the list first if storage is blocked', async () => {
    fixture.state.set('blocked');
    expect(await decide()).toMatchObject({ sent: 1 });
    expect(fixture.backend.loadList).toHaveBeenCalledOnce();
  });

  it('fails at once if it is rate limited', async () => {
    fixture.responses.set('r1', [{ kind: 'rateLimited', text: 'Slow', retryAfterMs: 7000 }]);
    const before = fixture.desk.now;
    expect(await decide()).toMatchObject({ sent: 0, failures: { r1: 'Slow' } });
    expect(fixture.desk.now - before).toBeLessThan(10);
  });

  it('stays unanswered if the list cannot be loaded afterwards', async () => {
    fixture.responses.set('r1', [lost()]);
    fixture.backend.loadList.mockRejectedValueOnce(new Error('Offline'));
    expect(await decide()).toMatchObject({ sent: 0, failures: {}, end: 'done' });
    expect(fixture.stored.get('r1')?.result).toBe('unanswered');
    await fixture.sender.settle('b1');
    expect(fixture.stored.size).toBe(0);
  });
});

it('reports an attempt that did not arrive, although an earlier decision was sent', async () => {
  const earlier = { ...decision('r1'), boardId: 'b1', at: 1, result: 'sent' } as const;
  fixture.stored.set('r1', earlier);
  fixture.responses.set('r1', [lost('Timed out')]);
  expect(await send(['r1'])).toMatchObject({ sent: 0, failures: { r1: 'Timed out' } });
  expect(fixture.marks.of('b1', 'r1').verdict).toBe('no');
});

describe('settle', () => {
  it('loads the list only for unanswered entries', async () => {
    await fixture.sender.settle('b1');
    expect(fixture.backend.loadList).not.toHaveBeenCalled();
    fixture.stored.set('r1', { ...decision('r1'), boardId: 'b1', at: 1, result: 'unanswered' });
    fixture.desk.statuses.delete('r1');
    await fixture.journal.load('b1');
    await fixture.sender.settle('b1');
    expect(fixture.stored.get('r1')?.result).toBe('unknown');
    expect(fixture.marks.of('b1', 'r1').verdict).toBeNull();
  });

  it('waits for a later list if the journal cannot be written', async () => {
    fixture.stored.set('r1', { ...decision('r1'), boardId: 'b1', at: 1, result: 'unanswered' });
    await fixture.journal.load('b1');
    fixture.desk.isFailing = true;
    await fixture.sender.settle('b1');
    await fixture.sender.settle('b1');
    expect(fixture.backend.loadList).toHaveBeenCalledOnce();
    fixture.desk.isFailing = false;
    fixture.desk.now += REVIEW_POLLING_MS;
    await fixture.sender.settle('b1');
    expect(fixture.stored.size).toBe(0);
  });
});
