import { describe, expect, it } from 'vitest';
import { answerPairs, splitAnswer, wantsSingleLine } from './answers';

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
  ])('%j', (stored, question, answer) => {
    expect(splitAnswer(stored, known)).toEqual({ question, answer });
  });

  it('takes the longest known question, in any order', () => {
    const questions = ['A', 'A,B', 'A,B,C'];
    expect(splitAnswer('A,B,C,done', questions)).toEqual({ question: 'A,B,C', answer: 'done' });
    expect(splitAnswer('A,B,C,done', questions.toReversed())).toEqual({ question: 'A,B,C', answer: 'done' });
  });
});

it('pairs every question with its answer, or with an empty one', () => {
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
])('%s: single line %s', (question, expected) => {
  expect(wantsSingleLine(question)).toBe(expected);
});
