import { describe, expect, it } from 'vitest';
import { errorsAtStart } from '@/components/form-errors';
import { createBoardSchema, toNewBoard, type CreateBoardValues } from './create-board-schema';

const good = {
  boardName: 'Ten letters',
  boardType: ['designers'],
  boardDescription: 'About us',
  questions: [],
};

const errors = (changes: Partial<CreateBoardValues>) =>
  errorsAtStart(createBoardSchema, { ...good, ...changes });

describe('the schema of a new board', () => {
  it.each([
    ['', 'Board name is required'],
    ['   ', 'Board name is required'],
    ['a'.repeat(9), 'Board name must be at least 10 characters'],
    [`  ${'a'.repeat(9)}  `, 'Board name must be at least 10 characters'],
    ['a'.repeat(10), undefined],
    ['a'.repeat(50), undefined],
    [` ${'a'.repeat(50)} `, undefined],
    ['a'.repeat(51), 'Board name must be less than 50 characters'],
  ])('validates the name %j: %s', (boardName, expected) => {
    expect(errors({ boardName }).boardName).toBe(expected);
  });

  it.each([
    ['', 'Description must be at least 5 characters'],
    ['abcd', 'Description must be at least 5 characters'],
    ['abcd ', 'Description must be at least 5 characters'],
    ['abcde', undefined],
    ['a'.repeat(500), undefined],
    ['a'.repeat(501), 'Description must be less than 500 characters'],
  ])('validates the description %j: %s', (boardDescription, expected) => {
    expect(errors({ boardDescription }).boardDescription).toBe(expected);
  });

  it('requires a tag', () => {
    expect(errors({ boardType: [] }).boardType).toBe('At least one board type is required');
    expect(errors({ boardType: ['a'] }).boardType).toBeUndefined();
  });

  it('reports duplicates of any question, the fixed one too, but not empty ones', () => {
    const texts = ['Why do you want to join THIS board? ', '', 'How old?', '', ' how old?'];
    const questions = texts.map((text, id) => ({ id, text }));
    const found = errors({ questions }).questions as { text: string }[];
    expect(found[0]?.text).toBe('This question is already in the list');
    expect(found[1]).toBeUndefined();
    expect(found[4]?.text).toBe('This question is already in the list');
  });
});

it('sends trimmed texts, the fixed question first, and no empty questions', () => {
  expect(
    toNewBoard({
      boardName: ' Frontend Guild ',
      boardType: ['developers'],
      boardDescription: ' We meet. ',
      questions: [
        { id: 1, text: ' \u3164 ' },
        { id: 2, text: ' Where? ' },
      ],
    }),
  ).toEqual({
    name: 'Frontend Guild',
    boardType: ['developers'],
    description: 'We meet.',
    questions: ['Why do you want to join this board?', 'Where?'],
  });
});
