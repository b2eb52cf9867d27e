import { describe, expect, it } from 'vitest';
import { application as read } from '@kit/application';
import type { JoinRequest } from '../join-request';
import type { Application } from './application';
import type { JournalEntry } from './decision';
import { countChangedAnswers, earlierDecision } from './earlier-decision';

const DAY_MS = 24 * 60 * 60_000;
const dayOf = (day: number) => new Date(day * DAY_MS).toISOString();

/** An application of Ada's, made on that day. */
function application(id: string, day: number, changes: Partial<JoinRequest> = {}): Application {
  const made = read(id, {}, ['An answer']);
  return {
    ...made,
    personKey: 'ada',
    request: { ...made.request, createdAt: dayOf(day), ...changes },
  };
}
const entry = (requestId: string, day: number, changes: Partial<JournalEntry> = {}): JournalEntry => ({
  requestId,
  boardId: 'b1',
  outcome: 'reject',
  note: 'My note',
  personKey: 'ada',
  personName: 'Ada',
  at: day * DAY_MS,
  result: 'sent',
  ...changes,
});

const NOW = application('now', 50);
const REJECTED = { status: 'rejected', rejectionNote: 'Their note' } as const;

function find(others: readonly Application[], entries: readonly JournalEntry[] = []) {
  const applications = new Map([NOW, ...others].map((listed) => [listed.id, listed]));
  return earlierDecision(
    NOW,
    applications,
    Object.fromEntries(entries.map((stored) => [stored.requestId, stored])),
  );
}

describe('earlierDecision', () => {
  it.each<[string, Application[], JournalEntry[], object | null]>([
    ['nothing else', [], [], null],
    [
      'a rejection in the list',
      [application('old', 1, REJECTED)],
      [],
      { status: 'rejected', sentAt: null, note: 'Their note' },
    ],
    [
      'an acceptance in the list',
      [application('old', 1, { status: 'accepted', acceptanceNote: 'Hi' })],
      [],
      { status: 'accepted', note: 'Hi' },
    ],
    ['a pending one', [application('old', 1)], [], null],
    ['a rejection of somebody else', [{ ...application('old', 1, REJECTED), personKey: 'bo' }], [], null],
    ['a later rejection', [application('late', 51, REJECTED)], [], null],
    [
      'two in the list: the latest',
      [application('b', 2, { status: 'accepted' }), application('a', 1, REJECTED)],
      [],
      { status: 'accepted' },
    ],
    [
      'one in the list that this device sent',
      [application('old', 1, REJECTED)],
      [entry('old', 3)],
      { note: 'Their note', sentAt: 3 * DAY_MS },
    ],
    [
      'a list without notes',
      [application('old', 1, { status: 'rejected' })],
      [entry('old', 3)],
      { note: 'My note' },
    ],
    [
      'a decision that was not confirmed',
      [application('old', 1, { status: 'rejected' })],
      [entry('old', 3, { result: 'unknown' })],
      { note: '', sentAt: null },
    ],
    [
      'one that only the journal has',
      [],
      [entry('gone', 4)],
      { status: 'rejected', sentAt: 4 * DAY_MS, note: 'My note', answers: [] },
    ],
    ['an unanswered one in the journal', [], [entry('gone', 4, { result: 'unanswered' })], null],
    ['another person’s in the journal', [], [entry('gone', 4, { personKey: 'bo' })], null],
    ['a later one in the journal', [], [entry('gone', 51)], null],
    ['its own entry', [], [entry('now', 4)], null],
  ])('finds the earlier decision for %s', (_case, others, entries, expected) => {
    const found = find(others, entries);
    if (expected === null) expect(found).toBeNull();
    else expect(found).toMatchObject(expected);
  });

  it('returns the earlier application’s answers if the list has them', () => {
    expect(find([application('old', 1, REJECTED)])?.answers).not.toEqual([]);
    expect(find([application('old', 1, { ...REJECTED, answers: [] })])?.answers).toEqual([]);
  });
});

describe('countChangedAnswers', () => {
  const pair = (question: string, answer: string) => ({ question, answer });
  it.each([
    [[], [pair('Why?', 'New')], 0],
    [[pair('Why?', 'Old')], [pair('Why?', ' Old ')], 0],
    [[pair('Why?', 'Old')], [pair('Why?', 'New')], 1],
    [[pair('Why?', 'Old')], [pair('Why?', 'Old'), pair('How?', 'New')], 1],
    [[pair('Why?', 'Old'), pair('How?', 'Old')], [pair('Why?', 'Old')], 1],
    [[pair('Why?', 'Old'), pair('How?', '')], [pair('Why?', 'Old')], 0],
    // A repeated question.
    [[pair('Why?', 'A'), pair('Why?', 'B')], [pair('Why?', 'A'), pair('Why?', 'B')], 0],
    [[pair('Why?', 'A'), pair('Why?', 'B')], [pair('Why?', 'A'), pair('Why?', 'A')], 1],
  ])('compares %j with %j: %i changed', (earlier, present, count) =>
    expect(countChangedAnswers(earlier, present)).toBe(count),
  );
});
