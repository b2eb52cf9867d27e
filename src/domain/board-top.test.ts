import { expect, it } from 'vitest';
import { readBoard } from '@/api/wire/read-board';
import { hasLongName, joiningText, totalMembersText } from './board-top';

const board = (wire: object) => readBoard({ _id: 'b', ...wire });

it('counts a name as long from 81 letters on', () => {
  expect(hasLongName(board({ name: 'x'.repeat(80) }))).toBe(false);
  expect(hasLongName(board({ name: 'x'.repeat(81) }))).toBe(true);
});

it('counts the members', () => {
  expect(totalMembersText(board({ members: ['a'] }))).toBe('Total Members: 1');
});

it.each([
  [0, 'No questions, the creator decides.'],
  [1, '1 question, the creator decides.'],
  [2, '2 questions, the creator decides.'],
])('says what joining asks with %i questions', (count, text) => {
  expect(joiningText(count)).toBe(text);
});
