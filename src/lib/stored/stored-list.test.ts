// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isText, storedList } from './stored-list';

const list = storedList('letters', isText);
const add = (person: string, text: string) => list.change(person, (all) => [text, ...all]);

it('stores a list for each user', () => {
  add('ada', 'a');
  add('ada', 'b');
  expect(list.read('ada')).toEqual(['b', 'a']);
  expect(list.read('bob')).toEqual([]);
  expect(localStorage.getItem('letters:ada')).toBe('["b","a"]');
});

it.each([
  ['{"not": "a list"', []],
  ['{"a": 1}', []],
  ['["a", 1, null, "b"]', ['a', 'b']],
])('reads the valid items of %s', (raw, items) => {
  localStorage.setItem('letters:ada', raw);
  expect(list.read('ada')).toEqual(items);
});

it('updates its hooks after changes, including those of other tabs', () => {
  const { result } = renderHook(() => list.useItems('ada'));
  expect(result.current).toEqual([]);
  act(() => add('ada', 'a'));
  expect(result.current).toEqual(['a']);
  localStorage.setItem('letters:ada', '["other"]');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'letters:ada' })));
  expect(result.current).toEqual(['other']);
});
