import { expect, it } from 'vitest';
import { editBoardSchema } from './edit-board-dialog';

const text = (length: number) => 'x'.repeat(length);

async function errorOf(values: { name: string; description: string }): Promise<string | null> {
  try {
    await editBoardSchema.validate(values);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

it.each([
  ['', 'Name is required'],
  ['   ', 'Name is required'],
  [text(19), 'Name must be at least 20 characters'],
  [` ${text(19)} `, 'Name must be at least 20 characters'],
  [text(20), null],
  [text(300), null],
  [text(301), 'Name cannot exceed 300 characters'],
])('validates the name (case %#)', async (name, error) => {
  expect(await errorOf({ name, description: text(30) })).toBe(error);
});

it.each([
  ['', 'Description is required'],
  [text(29), 'Description must be at least 30 characters'],
  [text(30), null],
  [text(5000), null],
])('validates the description (case %#)', async (description, error) => {
  expect(await errorOf({ name: text(20), description })).toBe(error);
});
