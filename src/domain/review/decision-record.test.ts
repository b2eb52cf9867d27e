import { expect, it } from 'vitest';
import { delivery } from '@kit/delivery';
import { changedAnswers, earlierDecision, recordOf, type DecisionRecord } from './decision-record';

const record = (requestId: string, personKey: string, decidedAt: string): DecisionRecord => ({
  requestId,
  personKey,
  personName: 'Ada',
  outcome: 'reject',
  note: 'Not now',
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

it('only a decision that has arrived is a record', () => {
  expect(recordOf(delivery({ state: { kind: 'delivered' } }))).toEqual({
    requestId: 'r1',
    personKey: 'p1',
    personName: 'Ada',
    outcome: 'accept',
    note: 'Welcome',
    decidedAt: '2026-10-01T09:00:00.000Z',
    decidedBy: 'Carla',
  });
  expect(recordOf(delivery({ state: { kind: 'answerLost' } }))).toBeNull();
});
