import { describe, expect, it } from 'vitest';
import {
  mergedAssessment,
  NO_ASSESSMENT,
  outcomeOf,
  stamped,
  undoneStep,
  verdictStep,
  type AssessmentChanges,
  type KeptAssessment,
  type Verdict,
} from './assessment';

const merged = (...list: AssessmentChanges[]) =>
  list.reduce<KeptAssessment | undefined>(mergedAssessment, undefined);

it('takes the latest change of each field', () => {
  const changes = [
    stamped({ verdict: 'yes', score: 2 }, 1),
    stamped({ verdict: 'no' }, 3),
    stamped({ notes: { accept: 'Hi', reject: null } }, 4),
  ];
  const expected = {
    ...NO_ASSESSMENT,
    verdict: 'no',
    score: 2,
    notes: { accept: 'Hi', reject: null },
  };
  expect(merged(...changes)).toMatchObject(expected);
  // Whatever the order in which they arrive, and however often.
  expect(merged(...changes.toReversed(), ...changes)).toEqual(merged(...changes));
});

it('is the same object where nothing is newer', () => {
  const kept = merged(stamped({ verdict: 'yes', score: 1 }, 5));
  expect(mergedAssessment(kept, stamped({ verdict: 'no', score: 2 }, 4))).toBe(kept);
  expect(mergedAssessment(kept, stamped({ verdict: 'yes' }, 5))).toBe(kept);
});

it('of two changes in the same moment takes the same one everywhere', () => {
  const [yes, no] = [stamped({ verdict: 'yes' }, 5), stamped({ verdict: 'no' }, 5)];
  expect(merged(yes, no)).toEqual(merged(no, yes));
});

it.each([
  ['yes', 'accept'],
  ['no', 'reject'],
  ['maybe', null],
  [null, null],
] as const)('the verdict %s leads to %s', (verdict, outcome) => {
  expect(outcomeOf(verdict)).toBe(outcome);
});

describe('a step of verdicts', () => {
  const verdicts: Record<string, Verdict | null> = { a: 'yes', b: null, c: 'no' };
  const verdictOf = (id: string) => verdicts[id] ?? null;

  it('has only what changes, each once', () => {
    expect(verdictStep(['a', 'b', 'b', 'c'], 'yes', verdictOf)).toEqual([
      { requestId: 'b', from: null, to: 'yes' },
      { requestId: 'c', from: 'no', to: 'yes' },
    ]);
  });

  it('is undone as a whole, but never what has been changed since', () => {
    const step = verdictStep(['b', 'c'], 'yes', verdictOf);
    const since: Record<string, Verdict> = { b: 'yes', c: 'maybe' };
    expect(undoneStep(step, (id) => since[id] ?? null)).toEqual([{ requestId: 'b', from: 'yes', to: null }]);
  });
});
