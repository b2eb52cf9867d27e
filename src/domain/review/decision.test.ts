import { describe, expect, it } from 'vitest';
import { application } from '@kit/application';
import type { RequestStatus } from '../join-request';
import {
  isExpired,
  isOpen,
  requestList,
  reviewStatus,
  settledEntry,
  type JournalEntry,
  type ReviewStatus,
} from './decision';
import { NO_MARK } from './mark';

const SENT_AT = 1_000_000;
const SOON = SENT_AT + 300_000;
const LATER = SOON + 1;

const entry = (result: JournalEntry['result']): JournalEntry => ({
  requestId: 'r1',
  boardId: 'b1',
  outcome: 'accept',
  note: 'Hi',
  personKey: 'p1',
  personName: 'Ada',
  at: SENT_AT,
  result,
});

/** The table of the design: list, journal, whether a call is in flight, whether the list is younger; status. */
const TABLE: [RequestStatus, JournalEntry['result'] | null, 'soon' | 'later' | 'in flight', string][] = [
  ['pending', 'unanswered', 'in flight', 'sending'],
  ['accepted', 'unanswered', 'in flight', 'sending'],
  ['pending', 'unanswered', 'later', 'checking'],
  ['rejected', 'unanswered', 'later', 'checking'],
  ['gone', 'unanswered', 'later', 'checking'],
  ['accepted', null, 'later', 'accepted'],
  ['rejected', null, 'later', 'rejected'],
  ['decided', null, 'later', 'decided'],
  ['accepted', 'sent', 'later', 'accepted by you'],
  ['rejected', 'sent', 'later', 'rejected by you'],
  ['decided', 'sent', 'soon', 'decided by you'],
  ['rejected', 'unknown', 'later', 'rejected'],
  ['pending', 'sent', 'soon', 'accepted by you'],
  ['pending', 'sent', 'later', 'no'],
  ['pending', 'unknown', 'soon', 'decided, lost'],
  ['pending', 'unknown', 'later', 'no'],
  ['gone', 'sent', 'later', 'accepted by you'],
  ['gone', 'unknown', 'later', 'decided, lost'],
  ['gone', null, 'later', 'unlisted'],
  ['pending', null, 'later', 'no'],
];

function words(status: ReviewStatus): string {
  if (!('sentAt' in status)) return status.kind;
  if (status.isResponseLost) return `${status.kind}, lost`;
  return status.sentAt === null ? status.kind : `${status.kind} by you`;
}

describe('reviewStatus', () => {
  it.each(TABLE)('combines list %s, journal %s, list loaded %s to %s', (listed, result, when, expected) => {
    const status = reviewStatus({
      listed,
      listLoadedAt: when === 'later' ? LATER : SOON,
      entry: result === null ? undefined : entry(result),
      mark: { ...NO_MARK, verdict: 'no' },
      isInFlight: when === 'in flight',
    });
    expect(words(status)).toBe(expected);
    expect(isOpen(status)).toBe(expected === 'no');
  });

  it.each([
    [{}, 'undecided'],
    [{ verdict: 'yes' }, 'yes'],
    [{ verdict: 'maybe' }, 'maybe'],
    [{ verdict: 'no', isOnHold: true }, 'onHold'],
  ] as const)('combines a pending request and mark %j to %s', (changes, expected) =>
    expect(
      reviewStatus({ listed: 'pending', listLoadedAt: LATER, mark: { ...NO_MARK, ...changes } }).kind,
    ).toBe(expected),
  );

  it('ignores the journal in a list that is older than the decision', () => {
    const status = reviewStatus({ listed: 'pending', listLoadedAt: 0, entry: entry('sent') });
    expect(status).toEqual({ kind: 'accepted', sentAt: SENT_AT, isResponseLost: false });
  });
});

describe('settledEntry', () => {
  it.each([
    ['pending', null],
    ['accepted', 'sent'],
    ['rejected', 'unknown'],
    ['decided', 'unknown'],
    ['gone', 'unknown'],
  ] as const)('settles an acceptance that the list shows as %s to %s', (listed, result) =>
    expect(settledEntry(entry('unanswered'), listed)).toEqual(result === null ? null : entry(result)),
  );
});

it('expires an entry after 90 days, unless it is unanswered', () => {
  const days = (count: number) => SENT_AT + count * 24 * 60 * 60_000;
  expect(isExpired(entry('sent'), days(90))).toBe(false);
  expect(isExpired(entry('unknown'), days(91))).toBe(true);
  expect(isExpired(entry('unanswered'), days(91))).toBe(false);
});

it('returns the status of a listed request, and gone for a missing one', () => {
  const { request } = application('a', {});
  const list = requestList([{ ...request, id: 'a' }], 5);
  expect([list.loadedAt, list.requests.length]).toEqual([5, 1]);
  expect([list.statusOf('a'), list.statusOf('b')]).toEqual(['pending', 'gone']);
});
