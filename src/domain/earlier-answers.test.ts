import { expect, it } from 'vitest';
import { earlierAnswers } from './earlier-answers';
import type { OwnJoinRequest } from './join-request';

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
])('matches a question with %s', (_name, question, stored, answer) => {
  expect(answersTo([question], request([stored]))).toEqual([answer]);
});

it('gives an answer to the longest question that it starts with', () => {
  expect(answersTo(['Why', 'Why, really?'], request(['Why, really?,Because']))).toEqual([null, 'Because']);
});

it('takes the newest answer and skips empty ones', () => {
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
