import { expect, it } from 'vitest';
import { firstCalls } from './first-calls';
import { keptCalls, readKept } from './kept-calls';
import { WireError } from './wire/wire-values';

it.each(Object.keys(keptCalls))('throws for anything else in the place of %s', (name) => {
  for (const other of ['text', 7, { boards: 'none' }, [{ name: 'no id' }]])
    expect(() => readKept(name, other)).toThrow(WireError);
});

it('keeps the search of / alone, and the boards of the viewer alone', () => {
  const { searchBoards, listBoardsOfUser } = keptCalls;
  expect(searchBoards?.isMeant?.(firstCalls.searchBoards.argument, 'u1')).toBe(true);
  expect(searchBoards?.isMeant?.({ searchTerm: '', type: 'others' }, 'u1')).toBe(false);
  expect(searchBoards?.isMeant?.({ searchTerm: 'a' }, 'u1')).toBe(false);
  expect(listBoardsOfUser?.isMeant?.('u1', 'u1')).toBe(true);
  expect(listBoardsOfUser?.isMeant?.('u2', 'u1')).toBe(false);
  expect(listBoardsOfUser?.isMeant?.('u2', null)).toBe(false);
});
