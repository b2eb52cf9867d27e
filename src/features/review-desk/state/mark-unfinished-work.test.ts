// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { JoinRequest } from '@/domain/join-request';
import type { Delivery } from '@/domain/review/delivery';
import { keepUnsentVerdicts, unsentVerdicts } from '@/lib/desk/unsent-verdicts';
import { waitingPrefix, waitingWork } from '@/lib/desk/waiting-work';
import { delivery } from '@kit/delivery';
import { reviewPorts } from '@kit/review-device';
import type { Desk } from './desk';
import { createDeskFacts, type DeskFacts } from './desk-facts';
import { markUnfinishedWork } from './mark-unfinished-work';
import { changeOutbox } from './review-state';
import { createReviewStore } from './review-store';

const flags = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('waiting:'))
    .sort();

/** The work of one person, from when the device's storage has been read. */
function open(deliveries: readonly Delivery[] = []) {
  const review = createReviewStore(
    reviewPorts({ lock: { isShared: false, hold: () => new Promise(() => {}) } }),
  );
  const { store } = review;
  const desks = new Map<string, DeskFacts & Pick<Desk, 'listCounts'>>();
  const { stop, countUnsent } = markUnfinishedWork(store, desks, 'ana');
  function seeList(board: { id: string; name: string }, requests: readonly JoinRequest[]) {
    const facts = createDeskFacts(review, board.id);
    facts.seeList({ ...board, questions: [] }, requests);
    desks.set(board.id, { ...facts, listCounts: facts.counterOf(() => requests.map(({ id }) => id)) });
    countUnsent();
  }
  const byId = (all: readonly Delivery[]) => Object.fromEntries(all.map((one) => [one.requestId, one]));
  changeOutbox(store, { deliveries: byId(deliveries), isLoaded: true });
  function become(one: Delivery | null, id = one?.requestId ?? 'r1') {
    const { [id]: _before, ...others } = store.get().outbox.deliveries;
    changeOutbox(store, { deliveries: one === null ? others : { ...others, [id]: one } });
  }
  return { review, stop, become, seeList };
}

function isAskedBeforeClosing() {
  const event = new Event('beforeunload', { cancelable: true });
  // Chrome and Edge before 119 go by it alone. jsdom has only that of all events.
  Object.defineProperty(event, 'returnValue', { value: false, writable: true });
  window.dispatchEvent(event);
  expect(event.returnValue).toBe(event.defaultPrevented);
  return event.defaultPrevented;
}

beforeEach(() => localStorage.clear());

describe('the flag by which the next visit finds what this one has left', () => {
  it.each(['queued', 'sending', 'unconfirmed'] as const)('is there for a decision that is %s', (kind) => {
    const { become } = open();
    become(delivery({ boardId: 'b/1', state: { kind, refusal: null } }));
    expect(flags()).toEqual(['waiting:ana:b%2F1']);
    expect(waitingPrefix('ana')).toBe('waiting:ana:');
    become(delivery({ boardId: 'b/1', state: { kind: 'delivered' } }));
    expect(flags()).toEqual([]);
  });

  it('is the board’s: it stays until the last one is settled', () => {
    const { become } = open([
      delivery(),
      delivery({ requestId: 'r2' }),
      delivery({ requestId: 'r3', boardId: 'b2' }),
    ]);
    expect(flags()).toEqual(['waiting:ana:b1', 'waiting:ana:b2']);
    become(delivery({ state: { kind: 'refused', text: 'No' } }));
    expect(flags()).toEqual(['waiting:ana:b1', 'waiting:ana:b2']);
    become(null, 'r2');
    expect(flags()).toEqual(['waiting:ana:b2']);
  });

  it('stays after a sign-out, as do those of other people', () => {
    localStorage.setItem('waiting:ben:b1', '1');
    const { stop } = open([delivery()]);
    stop();
    expect(flags()).toEqual(['waiting:ana:b1', 'waiting:ben:b1']);
  });

  it('goes if what is stored has nothing to send', () => {
    localStorage.setItem('waiting:ana:b1', '1');
    open([delivery({ state: { kind: 'delivered' } })]);
    expect(flags()).toEqual([]);
  });

  it('is neither set nor removed before the device’s storage has been read', () => {
    localStorage.setItem('waiting:ana:b1', '1');
    const review = createReviewStore(reviewPorts());
    markUnfinishedWork(review.store, new Map(), 'ana');
    changeOutbox(review.store, { deliveries: { r2: delivery({ requestId: 'r2', boardId: 'b2' }) } });
    expect(flags()).toEqual(['waiting:ana:b1']);
  });

  it('is announced in this tab', () => {
    const { become } = open();
    const heard = vi.fn();
    const stop = waitingWork.subscribe(heard);
    become(delivery());
    expect(heard).toHaveBeenCalledOnce();
    stop();
  });
});

it('asks before the page is closed as long as it sends, not while that is paused', () => {
  const { review, stop } = open([delivery()]);
  expect(isAskedBeforeClosing()).toBe(false);
  review.resume('run');
  expect(isAskedBeforeClosing()).toBe(true);
  review.pause('person');
  expect(isAskedBeforeClosing()).toBe(false);
  review.resume('run');
  expect(isAskedBeforeClosing()).toBe(true);
  stop();
  expect(isAskedBeforeClosing()).toBe(false);
});

describe('the stored count of unsent verdicts', () => {
  const counts = () =>
    Object.fromEntries(unsentVerdicts('ana').map(({ boardId, count }) => [boardId, count]));
  const list = ['r1', 'r2', 'r3'].map((id) => ({ id, status: 'pending', user: { id } }) as JoinRequest);

  it('follows what is sent and what is not sent after all, and leaves other boards’ counts alone', () => {
    keepUnsentVerdicts('ana', 'b2', { boardName: 'Union', count: 5 });
    const { review, become, seeList } = open();
    review.assessments.giveVerdict('b1', ['r1', 'r2', 'gone'], 'yes');
    review.assessments.giveVerdict('b1', ['r3'], 'maybe');
    seeList({ id: 'b1', name: 'Guild' }, list);
    expect(counts()).toEqual({ b1: 2, b2: 5 });
    become(delivery());
    expect(counts()).toEqual({ b1: 1, b2: 5 });
    become(delivery({ requestId: 'r2', state: { kind: 'delivered' } }));
    expect(counts()).toEqual({ b2: 5 });
    // Stopped before it was sent.
    become(null, 'r1');
    expect(counts()).toEqual({ b1: 1, b2: 5 });
  });

  it('has those again that another page has left, and that are not to be sent now', () => {
    const left = [delivery(), delivery({ requestId: 'r2' })];
    const { review } = open(left);
    changeOutbox(review.store, { deliveries: {}, cancelled: left });
    expect(unsentVerdicts('ana')).toEqual([{ boardId: 'b1', boardName: 'Guild', count: 2 }]);
  });
});
