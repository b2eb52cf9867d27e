import { expect, it } from 'vitest';
import type { ReviewStatus } from './decision';
import { NO_MARK, type Mark } from './mark';
import { rowsToSend, sendingLabel, sendingWarning, type SendingRow } from './sending-list';

const row = (changes: Partial<SendingRow> = {}, mark: Partial<Mark> = {}): SendingRow => ({
  requestId: 'r1',
  outcome: 'accept',
  note: 'Welcome',
  status: { kind: 'yes' },
  mark: { ...NO_MARK, verdict: 'yes', ...mark },
  ...changes,
});
const rejection = (changes: Partial<SendingRow> = {}) =>
  row({ outcome: 'reject', status: { kind: 'no' }, ...changes }, { verdict: 'no' });
const ACCEPTED: ReviewStatus = { kind: 'accepted', sentAt: null, isResponseLost: false };

it.each([
  ['nothing', row(), undefined],
  ['a row on hold', row({ status: { kind: 'onHold' } }, { isOnHold: true }), undefined],
  ['a rejection without a note', rejection({ note: '' }), undefined],
  ['an acceptance without a note', row({ note: '' }), 'missing'],
  ['a placeholder', row({ note: 'Hi {firstName}' }), 'unfilled'],
  ['a decision by another person', row({ status: ACCEPTED }), 'closed'],
  ['a call in flight', row({ status: { kind: 'sending', outcome: 'accept' } }), 'closed'],
  ['another verdict', row({ status: { kind: 'no' } }, { verdict: 'no' }), 'verdictChanged'],
  ['a removed verdict', row({ status: { kind: 'undecided' } }, { verdict: null }), 'verdictChanged'],
  ['a note for the other outcome', row({}, { note: 'Sorry', noteOutcome: 'reject' }), 'oppositeNote'],
])('warns of %s', (_, shown, expected) => {
  expect(sendingWarning(shown)?.kind).toBe(expected);
});

it('sends neither warned rows nor rows on hold', () => {
  const rows = [row(), row({ note: '' }), row({}, { isOnHold: true }), rejection()];
  expect(rowsToSend(rows)).toEqual([rows[0], rows[3]]);
});

it.each([
  [[row()], 'Send 1 acceptance'],
  [[row(), rejection(), rejection()], 'Send 1 acceptance and 2 rejections'],
  [[rejection({ note: '' }), rejection()], 'Send 2 rejections, 1 without a note'],
  [[], 'Nothing to send'],
])('labels the send button for %j', (rows, expected) => {
  expect(sendingLabel(rows)).toBe(expected);
});
