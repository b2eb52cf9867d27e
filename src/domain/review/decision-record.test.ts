import { expect, it } from 'vitest';
import { application } from '@kit/application';
import { delivery } from '@kit/delivery';
import type { JoinRequest } from '../join-request';
import {
  countChangedAnswers,
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

const applicant = (id: string, personKey: string, createdAt: string | null = null) => ({
  id,
  personKey,
  request: { createdAt },
});

it('counts answers that have changed, are new or are missing', () => {
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
  // Where?, New? and Old?
  expect(countChangedAnswers(before, now)).toBe(3);
});

it('compares the answers to two questions with the same text one by one', () => {
  const answers = (...texts: string[]) => texts.map((answer) => ({ question: 'Link?', answer }));
  expect(countChangedAnswers(answers('a', 'b'), answers('a', 'b'))).toBe(0);
  expect(countChangedAnswers(answers('a', 'b'), answers('a', 'c'))).toBe(1);
});

it('finds the latest earlier decision on the same person, not this one', () => {
  const records = [
    record('r1', 'ada', '2026-01-01'),
    record('r3', 'ada', '2026-03-03'),
    record('r2', 'ada', '2026-02-02'),
    record('r9', 'bo', '2026-09-09'),
  ];
  expect(earlierDecision(records, applicant('r3', 'ada'))?.requestId).toBe('r2');
  expect(earlierDecision(records, applicant('r4', 'ada'))?.requestId).toBe('r3');
  expect(earlierDecision(records, applicant('r1', 'cy'))).toBeNull();
});

it('finds the latest application where it is not known when some were decided', () => {
  const records = [
    record('r1', 'ada', '', '2026-01-01'),
    record('r3', 'ada', '', '2026-03-03T01:00:00+02:00'),
    record('r2', 'ada', '2026-05-05', '2026-02-02'),
    record('r0', 'ada', ''),
  ];
  expect(earlierDecision(records, applicant('r4', 'ada'))?.requestId).toBe('r3');
});

it('finds only applications that came before', () => {
  const records = [
    record('r1', 'ada', '', '2026-01-01T00:00:00Z'),
    // Its own date counts, however late it was decided.
    record('r2', 'ada', '2026-09-09T00:00:00Z', '2026-02-02T00:00:00Z'),
    record('r4', 'ada', '', '2026-04-04T00:00:00Z'),
    // Of this one only the decision is known.
    record('r5', 'ada', '2026-05-05T00:00:00Z'),
  ];
  const found = (createdAt: string | null) =>
    earlierDecision(records, applicant('r3', 'ada', createdAt))?.requestId;
  expect(found('2025-12-31T23:59:59Z')).toBeUndefined();
  expect(found('2026-03-03T00:00:00Z')).toBe('r2');
  // In the order of time, however it is written.
  expect(found('2026-02-02T00:30:00+01:00')).toBe('r1');
  expect(found('2026-05-04T00:00:00Z')).toBe('r4');
  expect(found('2026-06-06T00:00:00Z')).toBe('r5');
});

it.each(['2026-03-03T00:00:00Z', '', 'soon'])(
  'finds an application of the date %j where the order is unknown',
  (time) => {
    const at = (createdAt: string | null) => applicant('r2', 'ada', createdAt);
    expect(earlierDecision([record('r1', 'ada', '', time)], at(null))?.requestId).toBe('r1');
    expect(earlierDecision([record('r1', 'ada', '', time)], at('later'))?.requestId).toBe('r1');
    // At the same time, too.
    expect(earlierDecision([record('r1', 'ada', '', time)], at('2026-03-03T00:00:00Z'))?.requestId).toBe(
      'r1',
    );
  },
);

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
