import { describe, expect, it } from 'vitest';
import {
  changedAssessment,
  isSameAssessment,
  NO_ASSESSMENT,
  outcomeOf,
  pressedVerdict,
  undoneStep,
  verdictStep,
  type KeptAssessment,
  type Verdict,
} from './assessment';

it('merges field by field and answer by answer, also into what an older version has kept', () => {
  const older = { verdict: 'yes', score: 2 } as const;
  const first = changedAssessment(older, { answerScores: { a: 1 } });
  expect(first).toEqual({ ...NO_ASSESSMENT, ...older, answerScores: { a: 1 } });
  const second = changedAssessment(first, { score: null, answerScores: { b: 5, a: null } });
  expect(second).toEqual({ ...NO_ASSESSMENT, verdict: 'yes', answerScores: { a: null, b: 5 } });
  expect(changedAssessment(undefined, {})).toEqual(NO_ASSESSMENT);
});

it.each<[string, KeptAssessment | undefined, KeptAssessment, string[]]>([
  ['is kept', { tag: ' talk ' }, { isRead: true }, ['talk']],
  ['is none if it is empty', { tag: ' ' }, { isRead: true }, []],
  ['is replaced by a list', { tag: 'talk' }, { tags: ['second round', 'Go'] }, ['second round', 'Go']],
  ['is replaced by an empty list', { tag: 'talk' }, { tags: [] }, []],
  ['replaces no list', { tags: ['Go'] }, { tag: 'talk' }, ['Go']],
  ['can be in the journal too', undefined, { tag: 'talk' }, ['talk']],
])('the one tag of an earlier version %s', (_how, stored, changes, tags) => {
  const { isRead = false } = changes;
  expect(changedAssessment(stored, changes)).toEqual({ ...NO_ASSESSMENT, isRead, tags });
});

it.each([
  ['nothing', {}, true],
  ['a verdict', { verdict: 'yes' }, false],
  ['the score', { score: 4 }, false],
  ['the score, taken away', { score: null }, false],
  ['the same note', { notes: { accept: 'Hi', reject: null } }, true],
  ['another note', { notes: { accept: 'Hi', reject: 'Sorry' } }, false],
  ['the same score of an answer', { answerScores: { a: 1 } }, true],
  ['a further score of an answer', { answerScores: { b: 1 } }, false],
  ['a comment', { comment: 'Hm' }, false],
  ['the same tags', { tags: ['a'] }, true],
  ['another tag', { tags: ['b'] }, false],
  ['a further tag', { tags: ['a', 'b'] }, false],
] as const)('after a change of %s an assessment is compared by what is in it', (_what, changes, isSame) => {
  const start = { notes: { accept: 'Hi', reject: null }, answerScores: { a: 1 }, score: 3, tags: ['a'] };
  const before = changedAssessment(start, {});
  const after = changedAssessment(before, changes as KeptAssessment);
  expect([isSameAssessment(before, after), isSameAssessment(after, before)]).toEqual([isSame, isSame]);
});

it.each([
  ['yes', 'accept'],
  ['no', 'reject'],
  ['maybe', null],
  [null, null],
] as const)('the verdict %s leads to %s', (verdict, outcome) => {
  expect(outcomeOf(verdict)).toBe(outcome);
});

it.each([
  [null, 'yes', 'yes'],
  ['no', 'yes', 'yes'],
  ['yes', 'yes', null],
] as const)('with the verdict %s, the key for %s gives %s', (now, pressed, expected) => {
  expect(pressedVerdict(now, pressed)).toBe(expected);
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
