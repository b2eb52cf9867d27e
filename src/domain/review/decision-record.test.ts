import { expect, it } from 'vitest';
import { application } from '@kit/application';
import { delivery } from '@kit/delivery';
import type { JoinRequest } from '../join-request';
import {
  changedAnswers,
  earlierDecision,
  recordOf,
  reportedRecord,
  type DecisionRecord,
} from './decision-record';

const record = (requestId: string, personKey: string, decidedAt: string, appliedAt = ''): DecisionRecord => ({
  requestId,
  personKey,
  personName: 'Ada',
  outcome: 'reject',
  note: 'Not now',
  appliedAt,
  decidedAt,
  decidedBy: 'Carla',
});

it('finds which answers have changed, are new or are missing', () => {
  const before = [
    { question: 'Why?', answer: 'Curious' },
    { question: 'When?', answer: ' Now' },
    { question: 'Where?', answer: 'Oslo' },
    { question: 'Old?', answer: 'Yes' },
    { question: 'Empty?', answer: '' },
  ];
  const now = [
    { question: 'Why?', answer: 'Curious ' },
    { question: 'When?', answer: 'Now' },
    { question: 'Where?', answer: 'Bergen' },
    { question: 'New?', answer: 'No' },
  ];
  expect(changedAnswers(before, now)).toEqual([
    { question: 'Where?', before: 'Oslo', now: 'Bergen' },
    { question: 'New?', before: '', now: 'No' },
    { question: 'Old?', before: 'Yes', now: '' },
  ]);
});

it('compares the answers to two questions with the same text one by one', () => {
  const answers = (...texts: string[]) => texts.map((answer) => ({ question: 'Link?', answer }));
  expect(changedAnswers(answers('a', 'b'), answers('a', 'b'))).toEqual([]);
  expect(changedAnswers(answers('a', 'b'), answers('a', 'c'))).toEqual([
    { question: 'Link?', before: 'b', now: 'c' },
  ]);
});

it('finds the latest earlier decision on the same person, not this one', () => {
  const records = [
    record('r1', 'ada', '2026-01-01'),
    record('r3', 'ada', '2026-03-03'),
    record('r2', 'ada', '2026-02-02'),
    record('r9', 'bo', '2026-09-09'),
  ];
  expect(earlierDecision(records, { id: 'r3', personKey: 'ada' })?.requestId).toBe('r2');
  expect(earlierDecision(records, { id: 'r4', personKey: 'ada' })?.requestId).toBe('r3');
  expect(earlierDecision(records, { id: 'r1', personKey: 'cy' })).toBeNull();
});

it('finds the latest application where it is not known when some were decided', () => {
  const records = [
    record('r1', 'ada', '', '2026-01-01'),
    record('r3', 'ada', '', '2026-03-03T01:00:00+02:00'),
    record('r2', 'ada', '2026-05-05', '2026-02-02'),
    record('r0', 'ada', ''),
  ];
  expect(earlierDecision(records, { id: 'r4', personKey: 'ada' })?.requestId).toBe('r3');
});

it.each<[Partial<JoinRequest>, Partial<DecisionRecord> | null]>([
  [{ status: 'accepted' }, { outcome: 'accept', note: '' }],
  [{ status: 'Approved' }, { outcome: 'accept', note: '' }],
  [
    { status: 'accepted', acceptanceNote: 'Welcome' },
    { outcome: 'accept', note: 'Welcome' },
  ],
  [{ status: 'rejected' }, { outcome: 'reject', note: '' }],
  [
    { status: 'done', rejectionNote: 'Not now' },
    { outcome: 'reject', note: 'Not now' },
  ],
  [{ status: 'done' }, null],
  [{ status: 'pending' }, null],
])('reads the decision of a request with %j as %j', (changes, expected) => {
  const bo = application('Bo', {});
  const request = { ...bo.request, createdAt: '2026-01-01T00:00:00Z', ...changes };
  const times = { appliedAt: '2026-01-01T00:00:00Z', decidedAt: '', decidedBy: '' };
  const who = { requestId: 'Bo', personKey: 'user-Bo', personName: 'Bo' };
  expect(reportedRecord({ ...bo, request })).toEqual(
    expected === null ? null : { ...who, ...times, ...expected },
  );
});

it('only a decision that has arrived is a record', () => {
  expect(recordOf(delivery({ state: { kind: 'delivered' } }), '2026-09-01T09:00:00.000Z')).toEqual({
    requestId: 'r1',
    personKey: 'p1',
    personName: 'Ada',
    outcome: 'accept',
    note: 'Welcome',
    appliedAt: '2026-09-01T09:00:00.000Z',
    decidedAt: '2026-10-01T09:00:00.000Z',
    decidedBy: 'Carla',
  });
  expect(recordOf(delivery({ state: { kind: 'answerLost' } }), '')).toBeNull();
});
