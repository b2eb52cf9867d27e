import { describe, expect, it } from 'vitest';
import {
  hasOwnNote,
  isNoteEmptied,
  isNoteForOpposite,
  mergeChange,
  mergeMarks,
  NEW_MARK,
  NO_MARK,
  notePatch,
  outcomeToSend,
  undoableStep,
  verdictStep,
} from './mark';

describe('mergeChange', () => {
  it('keeps the later change of a field, whatever the order of arrival', () => {
    const changes = [
      { patch: { verdict: 'yes' as const, note: 'A' }, at: 1 },
      { patch: { verdict: 'no' as const }, at: 3 },
      { patch: { note: 'B', score: 4 }, at: 2 },
    ];
    const expected = { ...NO_MARK, verdict: 'no', note: 'B', score: 4 };
    expect(changes.reduce(mergeChange, NEW_MARK)).toMatchObject(expected);
    expect(changes.toReversed().reduce(mergeChange, NEW_MARK)).toMatchObject(expected);
  });

  it('returns the same mark if every field is newer', () => {
    const mark = mergeChange(NEW_MARK, { patch: { score: 4 }, at: 2 });
    expect(mergeChange(mark, { patch: { score: 5 }, at: 2 })).toBe(mark);
    expect(mergeMarks(mark, mark)).toBe(mark);
  });

  it('merges two versions field by field', () => {
    const stored = mergeChange(NEW_MARK, { patch: { score: 4, comment: 'Old' }, at: 1 });
    const known = mergeChange(NEW_MARK, { patch: { comment: 'New' }, at: 2 });
    expect(mergeMarks(known, stored)).toMatchObject({ score: 4, comment: 'New' });
  });
});

it.each([
  ['yes', false, 'accept'],
  ['no', false, 'reject'],
  ['maybe', false, null],
  [null, false, null],
  ['no', true, null],
] as const)('maps verdict %s, on hold %s, to the decision %s', (verdict, isOnHold, expected) =>
  expect(outcomeToSend({ ...NO_MARK, verdict, isOnHold })).toBe(expected),
);

describe('isNoteForOpposite', () => {
  const noted = { ...NO_MARK, verdict: 'no' as const, ...notePatch({ ...NO_MARK, verdict: 'no' }, 'Sorry') };

  it('is true after the verdict has changed to the opposite', () => {
    expect(isNoteForOpposite(noted)).toBe(false);
    expect(isNoteForOpposite({ ...noted, verdict: 'yes' })).toBe(true);
    expect(isNoteForOpposite({ ...noted, verdict: 'maybe' })).toBe(false);
  });

  it('is false for an empty note, or one that was written without a verdict', () => {
    const early = { ...NO_MARK, ...notePatch(NO_MARK, 'Hello') };
    expect(isNoteForOpposite({ ...early, verdict: 'yes' })).toBe(false);
    expect(isNoteForOpposite({ ...noted, note: ' ', verdict: 'yes' })).toBe(false);
  });
});

describe('verdictStep', () => {
  const marks = {
    a: { ...NO_MARK, verdict: 'yes' as const },
    b: { ...NO_MARK, verdict: 'no' as const, isOnHold: true },
    c: NO_MARK,
  };
  const markOf = (id: string) => marks[id as keyof typeof marks];

  it('contains each changed application once', () => {
    expect(verdictStep(['a', 'b', 'c', 'c'], 'yes', markOf).map(({ requestId }) => requestId)).toEqual([
      'b',
      'c',
    ]);
  });

  it('ends a hold with the same verdict', () =>
    expect(verdictStep(['b'], 'no', markOf)).toEqual([
      { requestId: 'b', before: { verdict: 'no', isOnHold: true }, verdict: 'no' },
    ]));

  it('keeps verdicts that have changed since', () => {
    const step = verdictStep(['b', 'c'], 'maybe', markOf);
    const now = { ...marks, b: { ...NO_MARK, verdict: 'maybe' as const } };
    expect(undoableStep(step, (id) => now[id as keyof typeof now])).toEqual([step[0]]);
  });
});

it.each([
  [null, false, false],
  ['', false, true],
  [' \n', false, true],
  [' Hi ', true, false],
])('reads the note %j: custom %s, emptied %s', (note, isOwn, isEmptied) => {
  const mark = { ...NO_MARK, note };
  expect([hasOwnNote(mark), isNoteEmptied(mark)]).toEqual([isOwn, isEmptied]);
  const turned = { ...mark, noteOutcome: 'accept' as const, verdict: 'no' as const };
  expect(isNoteForOpposite(turned)).toBe(isOwn);
});

it('stores the decision of a custom note, and none for the default note', () => {
  const mark = { ...NO_MARK, verdict: 'yes' as const };
  expect(notePatch(mark, 'Hi')).toEqual({ note: 'Hi', noteOutcome: 'accept' });
  expect(notePatch(mark, '')).toEqual({ note: '', noteOutcome: 'accept' });
  expect(notePatch(mark, null)).toEqual({ note: null, noteOutcome: null });
});
