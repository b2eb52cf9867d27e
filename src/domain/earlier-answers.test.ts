import { describe, expect, it } from 'vitest';
import { earlierAnswers, questionKey } from './earlier-answers';

const WHY = 'Why do you want to join this board?';

function request(answers: string[], changes: Partial<Parameters<typeof earlierAnswers>[1][number]> = {}) {
  const rest = { id: 'r', status: 'rejected', boardId: 'other', boardName: 'Other' };
  return { ...rest, createdAt: '2026-11-01T12:00:00Z', answers, ...changes };
}
const answersTo = (questions: string[], ...requests: ReturnType<typeof request>[]) =>
  earlierAnswers(questions, requests, 'this').map((one) => one?.answer ?? null);

describe('the same question', () => {
  it.each([
    ['itself', WHY],
    ['another case', WHY.toUpperCase()],
    ['other white space', '  Why do you  want\nto join this board ? '],
    ['no question mark', 'Why do you want to join this board'],
    ['another form of the same letters', 'Ｗhy do you want to join this board？'],
  ])('%s', (_name, stored) => {
    expect(questionKey(stored)).toBe(questionKey(WHY));
    expect(answersTo([WHY], request([`${stored},I like it`]))).toEqual(['I like it']);
  });

  it.each([['Why do you want to join that board?'], ['Why'], ['']])('is not %j', (stored) => {
    expect(answersTo([WHY], request([`${stored},I like it`]))).toEqual([null]);
  });

  it('may consist of punctuation', () => {
    expect(questionKey('???')).toBe('???');
    expect(answersTo(['???', '!'], request(['???,Yes']))).toEqual(['Yes', null]);
  });
});

describe('the stored text is split', () => {
  it.each([
    [
      'at a comma inside of the question',
      ['Editor, shell, browser?'],
      'Editor, shell, browser?,Vim, fish',
      'Vim, fish',
    ],
    ['before an answer that begins with a comma', ['Tools'], 'Tools,, none', ', none'],
    ['after the longer of two questions', ['Why', 'Why, really?'], 'Why, really?,Because', null],
  ])('%s', (_name, questions, stored, answer) => {
    expect(answersTo(questions, request([stored]))[0]).toBe(answer);
  });

  it('gives the answer to the longer question', () => {
    expect(answersTo(['Why', 'Why, really?'], request(['Why, really?,Because']))).toEqual([null, 'Because']);
  });

  // Trying each comma would take minutes, and the test would time out.
  it('at once, however many commas it has', () => {
    expect(answersTo([WHY], request([','.repeat(200_000)]))).toEqual([null]);
  });

  it('up to a question that was stored with more white space', () => {
    expect(answersTo(['Why?'], request([`Why?${' '.repeat(46)},Because`]))).toEqual(['Because']);
  });
});

describe('of several answers', () => {
  const old = request([`${WHY},Old`], { createdAt: '2026-01-01T12:00:00Z' });
  const undated = request([`${WHY},Undated`], { createdAt: null });
  const here = request([`${WHY},Here`], { boardId: 'this', createdAt: '2025-01-01T12:00:00Z' });
  const empty = request([`${WHY}, `], { createdAt: '2026-12-01T12:00:00Z' });

  it('the newest counts', () => {
    expect(answersTo([WHY], undated, old, request([`${WHY},New`]))).toEqual(['New']);
  });
  it('the one for the same board comes first', () => {
    expect(answersTo([WHY], request([`${WHY},New`]), here)).toEqual(['Here']);
  });
  it('an empty one does not count', () => {
    expect(answersTo([WHY], empty, old)).toEqual(['Old']);
  });
});

it('says where and when the answer was given', () => {
  const [first, second] = earlierAnswers(
    ['One?', 'Two?'],
    [request(['One?,1']), request(['Two?,2'], { boardId: 'this', boardName: null, createdAt: null })],
    'this',
  );
  expect(first).toEqual({
    answer: '1',
    boardName: 'Other',
    isSameBoard: false,
    createdAt: '2026-11-01T12:00:00Z',
  });
  expect(second).toEqual({ answer: '2', boardName: null, isSameBoard: true, createdAt: null });
});

it('finds nothing without questions, and in an application whose board is gone', () => {
  expect(earlierAnswers([], [request(['One?,1'])], 'this')).toEqual([]);
  expect(answersTo(['One?'], request(['One?,1'], { boardId: null }))).toEqual(['1']);
});
