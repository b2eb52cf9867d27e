import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { QueuedDecision, SendProblem } from '@/domain/review/decision-queue';
import { createDecisionRunner, type RunnerParts } from './decision-runner';
import { keptCollection } from './kept-collection';
import { isKeptDecision } from './kept-shapes';
import type { TabOwner } from './tab-owner';

const PREFIX = 'waiting:uid-1:';

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
    dueAt: Date.now() + 8000,
    stage: 'waiting',
    problem: null,
    ...changes,
  };
}

/** One open page of a browser; all pages of a test share the local storage and know who is alive. */
const living = new Set<string>();
const opened: { close: () => void }[] = [];

function openPage(
  id: string,
  answer: (decision: QueuedDecision) => Promise<SendProblem | null> = async () => null,
) {
  living.add(id);
  const owner: TabOwner = {
    id,
    living: async () => living,
    exclusively: async (run) => run(),
    release: () => living.delete(id),
  };
  const send = vi.fn<RunnerParts['send']>((sent) => answer(sent));
  const onReturned = vi.fn();
  const onSent = vi.fn();
  const onIdle = vi.fn();
  const box = keptCollection(PREFIX, isKeptDecision);
  const runner = createDecisionRunner({ box, owner, send, onSent, onReturned, onIdle });
  const page = {
    runner,
    send,
    onSent,
    onReturned,
    onIdle,
    sentIds: () => send.mock.calls.map(([sent]) => sent.requestId),
    /** As if its process had died: nothing is cleaned up, and it holds nothing any more. */
    crash() {
      runner.dispose();
    },
    close: () => runner.dispose(),
  };
  opened.push(page);
  return page;
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const keptIds = () => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
/** Storage events reach only the other pages of a browser; here there is one window. */
const tellOthers = (requestId: string) =>
  window.dispatchEvent(new StorageEvent('storage', { key: PREFIX + requestId }));

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  living.clear();
});

afterEach(() => {
  opened.splice(0).forEach((page) => page.close());
  vi.useRealTimers();
});

describe('a decision', () => {
  it('is sent after eight seconds and not before', async () => {
    const page = openPage('one');
    page.runner.decide([decision('a')]);
    await vi.advanceTimersByTimeAsync(7999);
    expect(page.send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(page.sentIds()).toEqual(['a']);
    expect(page.onSent).toHaveBeenCalledTimes(1);
    expect(page.runner.getSnapshot().queue.entries).toEqual([]);
    expect(keptIds()).toEqual([]);
  });

  it('is never sent when it was taken back', async () => {
    const page = openPage('one');
    page.runner.decide([decision('a'), decision('b')]);
    page.runner.undo(['a']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.sentIds()).toEqual(['b']);
  });

  it('goes at once on request, and each by itself', async () => {
    const page = openPage('one');
    page.runner.decide([decision('a'), decision('b')]);
    page.runner.sendNow(['b']);
    await settle();
    expect(page.sentIds()).toEqual(['b']);
    await vi.advanceTimersByTimeAsync(8000);
    expect(page.sentIds()).toEqual(['b', 'a']);
  });

  it('comes back with its note when it fails, stays on the device, and can be tried again', async () => {
    let isDown = true;
    const page = openPage('one', async () => (isDown ? { kind: 'fault', text: 'Down' } : null));
    page.runner.decide([decision('a')]);
    await vi.advanceTimersByTimeAsync(8000);
    expect(page.onReturned).toHaveBeenCalledWith(expect.objectContaining({ note: 'Note for a' }));
    expect(page.runner.getSnapshot().queue.entries).toMatchObject([{ stage: 'failed' }]);
    expect(keptIds()).toHaveLength(1);
    isDown = false;
    page.runner.sendNow(['a']);
    await settle();
    expect(page.onSent).toHaveBeenCalledTimes(1);
    expect(keptIds()).toEqual([]);
  });

  it('asks before the page is closed only while something is unsent', async () => {
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const page = openPage('one');
    expect(asks()).toBe(false);
    page.runner.decide([decision('a')]);
    expect(asks()).toBe(true);
    await vi.advanceTimersByTimeAsync(8000);
    expect(asks()).toBe(false);
  });

  it('makes the lists reload once, after the last of several', async () => {
    const page = openPage('one');
    page.runner.decide(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => decision(id)));
    await vi.advanceTimersByTimeAsync(8000);
    expect(page.sentIds()).toHaveLength(6);
    expect(page.onIdle).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5000);
    expect(page.onIdle.mock.calls).toEqual([[['b1']]]);
  });

  it('is one of at most four on the way', async () => {
    let onTheWay = 0;
    let most = 0;
    const page = openPage('one', async () => {
      onTheWay += 1;
      most = Math.max(most, onTheWay);
      await new Promise((resolve) => setTimeout(resolve, 100));
      onTheWay -= 1;
      return null;
    });
    page.runner.decide(Array.from({ length: 50 }, (_, index) => decision(`r${index}`)));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.sentIds()).toHaveLength(50);
    expect(new Set(page.sentIds()).size).toBe(50);
    expect(most).toBe(4);
  });
});

describe('after a crash', () => {
  it('is shown as not sent and never sent by itself; "Send now" sends it once', async () => {
    const first = openPage('one');
    first.runner.decide([decision('a')]);
    first.crash();
    const second = openPage('two');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(second.runner.getSnapshot().found).toMatchObject([{ requestId: 'a', note: 'Note for a' }]);
    expect([...first.sentIds(), ...second.sentIds()]).toEqual([]);
    await second.runner.sendFound(['a']);
    await settle();
    expect(second.sentIds()).toEqual(['a']);
    expect(second.runner.getSnapshot().found).toEqual([]);
    expect(keptIds()).toEqual([]);
  });

  it('can be discarded, which gives the note back', async () => {
    openPage('one').runner.decide([decision('a')]);
    opened[0]?.close();
    const second = openPage('two');
    await settle();
    await second.runner.discardFound(['a']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(second.onReturned).toHaveBeenCalledWith(expect.objectContaining({ note: 'Note for a' }));
    expect(second.send).not.toHaveBeenCalled();
    expect(keptIds()).toEqual([]);
  });

  it('looks first whether it has arrived when it was on its way', async () => {
    const first = openPage('one', () => new Promise(() => undefined));
    first.runner.decide([decision('a')]);
    await vi.advanceTimersByTimeAsync(8000);
    first.crash();
    const second = openPage('two');
    await settle();
    await second.runner.sendFound(['a']);
    await settle();
    expect(second.send).toHaveBeenCalledWith(expect.objectContaining({ requestId: 'a' }), true);
  });

  it('is sent by one page only when two pages press "Send now"', async () => {
    openPage('one').runner.decide([decision('a')]);
    opened[0]?.close();
    const second = openPage('two');
    const third = openPage('three');
    await settle();
    await Promise.all([second.runner.sendFound(['a']), third.runner.sendFound(['a'])]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([...second.sentIds(), ...third.sentIds()]).toEqual(['a']);
  });
});

describe('in a second tab', () => {
  it('is known to be under way elsewhere, is not decided again there, and not sent twice', async () => {
    const first = openPage('one');
    const second = openPage('two');
    first.runner.decide([decision('a')]);
    tellOthers('a');
    await settle();
    expect([...second.runner.getSnapshot().elsewhere]).toEqual(['a']);
    expect(second.runner.getSnapshot().found).toEqual([]);
    second.runner.decide([decision('a', { outcome: 'reject' })]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(first.sentIds()).toEqual(['a']);
    expect(second.send).not.toHaveBeenCalled();
    tellOthers('a');
    await settle();
    expect(second.runner.getSnapshot().elsewhere.size).toBe(0);
  });

  it('is left alone by its own page once another has taken it', async () => {
    const first = openPage('one');
    first.runner.decide([decision('a')]);
    // A page that was asleep is taken for dead, and wakes up later.
    living.delete('one');
    const second = openPage('two');
    await settle();
    await second.runner.sendFound(['a']);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(second.sentIds()).toEqual(['a']);
    expect(first.send).not.toHaveBeenCalled();
  });
});
