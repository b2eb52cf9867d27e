import { describe, expect, it } from 'vitest';
import { answerPairs, earlierAnswers, splitAnswer, wantsSingleLine } from './answers';
import type { OwnJoinRequest } from './join-request';

describe('splitAnswer', () => {
  const known = ['Why?', 'Why, and since when?', 'Tools'];
  it.each([
    ['Why?,Because', 'Why?', 'Because'],
    ['Why?, because I like it, a lot', 'Why?', 'because I like it, a lot'],
    ['Why, and since when?,Since May, really', 'Why, and since when?', 'Since May, really'],
    ['An older question,its answer, in parts', 'An older question', 'its answer, in parts'],
    ['Tools,', 'Tools', ''],
    ['Tools,line one\nline two, and more', 'Tools', 'line one\nline two, and more'],
    ['no comma at all', 'no comma at all', ''],
    ['', '', ''],
    ['  no comma, but blanks  ', 'no comma', 'but blanks'],
    ['  neither  ', 'neither', ''],
    [' An older one , so ', 'An older one', 'so'],
    [',an answer without its question', '', 'an answer without its question'],
  ])('splits %j', (stored, question, answer) => {
    expect(splitAnswer(stored, known)).toEqual({ question, answer });
  });

  it('prefers the longest known question', () => {
    const questions = ['A', 'A,B', 'A,B,C'];
    expect(splitAnswer('A,B,C,done', questions)).toEqual({ question: 'A,B,C', answer: 'done' });
    expect(splitAnswer('A,B,C,done', questions.toReversed())).toEqual({ question: 'A,B,C', answer: 'done' });
  });
});

it('pairs every question with its answer or an empty text', () => {
  expect(answerPairs(['One', 'Two', 'Three'], ['1', ''])).toEqual([
    ['One', '1'],
    ['Two', ''],
    ['Three', ''],
  ]);
});

it.each([
  ['What SALARY do you expect?', true],
  ['Your location', true],
  ['Why do you want to join?', false],
])('%s gets a one-line input: %s', (question, expected) => {
  expect(wantsSingleLine(question)).toBe(expected);
});

const WHY = 'Why do you want to join this board?';

function request(answers: string[], createdAt: string | null = '2026-11-01T12:00:00Z') {
  return { id: 'r', status: 'rejected', boardName: 'Other', createdAt, answers } as OwnJoinRequest;
}
const answersTo = (questions: string[], ...requests: OwnJoinRequest[]) =>
  earlierAnswers(questions, requests).map((earlier) => earlier?.answer ?? null);

it.each([
  ['the same text', WHY, `${WHY},I like it`, 'I like it'],
  ['the same text with outer white space', ` ${WHY} `, `${WHY},I like it`, 'I like it'],
  ['another text', WHY, 'Why?,I like it', null],
  ['a text with commas', 'Editor, shell?', 'Editor, shell?,Vim, fish', 'Vim, fish'],
  ['an empty answer', WHY, `${WHY}, `, null],
])('finds the earlier answer to a question with %s', (_name, question, stored, answer) => {
  expect(answersTo([question], request([stored]))).toEqual([answer]);
});

it('assigns an answer to the longest matching question', () => {
  expect(answersTo(['Why', 'Why, really?'], request(['Why, really?,Because']))).toEqual([null, 'Because']);
});

it('returns the newest answer and skips empty ones', () => {
  const old = request([`${WHY},Old`], '2026-01-01T12:00:00Z');
  const undated = request([`${WHY},Undated`], null);
  const empty = request([`${WHY},`], '2026-12-01T12:00:00Z');
  expect(answersTo([WHY], undated, empty, old, request([`${WHY},New`]))).toEqual(['New']);
});

it('returns the board and the date of the answer', () => {
  expect(earlierAnswers(['One?'], [request(['One?,1'])])).toEqual([
    { question: 'One?', answer: '1', boardName: 'Other', createdAt: '2026-11-01T12:00:00Z' },
  ]);
});
