import { describe, expect, it } from 'vitest';
import type { ApplicationStatus } from './application-status';
import type { Verdict } from './assessment';
import { countEntries, entriesToSend, sendingLabel, sendingWarning, type SendingEntry } from './sending-list';

const OPEN: ApplicationStatus = { kind: 'open', verdict: 'yes', isRead: true };
const entry = (changes: Partial<SendingEntry> = {}): SendingEntry => ({
  requestId: 'r1',
  outcome: 'accept',
  note: 'Welcome',
  isRemoved: false,
  ...changes,
});

describe('a warning', () => {
  const decided: ApplicationStatus = { kind: 'decided', outcome: 'accept', by: 'other' };
  const cases: [string, SendingEntry, ApplicationStatus, Verdict | null, string | undefined][] = [
    ['nothing', entry(), OPEN, 'yes', undefined],
    ['nothing, on another try', entry(), { kind: 'refused', outcome: 'accept', text: '' }, 'yes', undefined],
    ['a rejection without a note', entry({ outcome: 'reject', note: '' }), OPEN, 'no', undefined],
    ['an acceptance without a note', entry({ note: ' ' }), OPEN, 'yes', 'missing'],
    ['a placeholder', entry({ note: 'Hi {firstName}' }), OPEN, 'yes', 'unfilled'],
    ['another note by now', entry({ isRewritten: true }), OPEN, 'yes', 'rewritten'],
    ['what was typed before that', entry({ draft: 'Hi', isRewritten: true }), OPEN, 'yes', 'unsaved'],
    ['a decision elsewhere', entry(), decided, 'yes', 'settled'],
    ['one that is being sent', entry(), { kind: 'sending', outcome: 'accept' }, 'yes', 'settled'],
    ['one that may have arrived', entry(), { kind: 'unconfirmed', outcome: 'accept' }, 'yes', 'settled'],
    ['one that is gone', entry(), { kind: 'gone' }, 'yes', 'settled'],
    ['another verdict', entry(), OPEN, 'no', 'rejudged'],
    ['a verdict that was taken back', entry(), OPEN, null, 'rejudged'],
    ['doubts', entry(), OPEN, 'maybe', 'rejudged'],
  ];
  it.each(cases)('tells of %s', (_what, one, status, verdict, kind) => {
    expect(sendingWarning(one, status, verdict)?.kind).toBe(kind);
  });
});

it('sends what is neither removed nor warned of', () => {
  const entries = [
    entry(),
    entry({ requestId: 'r2', isRemoved: true }),
    entry({ requestId: 'r3', note: '' }),
  ];
  const sent = entriesToSend(entries, (one) => sendingWarning(one, OPEN, 'yes'));
  expect(sent.map(({ requestId }) => requestId)).toEqual(['r1']);
});

it.each([
  [21, 10, 'Send 21 acceptances and 10 rejections'],
  [1, 0, 'Send 1 acceptance'],
  [0, 1200, 'Send 1,200 rejections'],
  [0, 0, 'Nothing to send'],
])('%i acceptances and %i rejections are confirmed with %j', (accept, reject, label) => {
  expect(sendingLabel({ accept, reject })).toBe(label);
});

it('counts what is not removed', () => {
  const entries = [entry(), entry(), entry({ outcome: 'reject' }), entry({ isRemoved: true })];
  expect(countEntries(entries)).toEqual({ accept: 2, reject: 1 });
});
