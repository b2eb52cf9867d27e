import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { isText, keptList } from './kept-list';

const list = keptList('letters', isText, 3);
const add = (person: string, text: string) => list.change(person, (all) => [text, ...all]);

it('keeps a list for each person, and no more than it may have', () => {
  expect(add('ada', 'a')).toBe(true);
  add('ada', 'b');
  expect(list.read('ada')).toEqual(['b', 'a']);
  expect(list.read('bob')).toEqual([]);
  add('ada', 'c');
  add('ada', 'd');
  expect(list.read('ada')).toEqual(['d', 'c', 'b']);
  expect(localStorage.getItem('letters:ada')).toBe('["d","c","b"]');
});

it.each([
  ['{"not": "a list"', []],
  ['{"a": 1}', []],
  ['["a", 1, null, "b"]', ['a', 'b']],
])('reads what fits of %s', (raw, items) => {
  localStorage.setItem('letters:ada', raw);
  expect(list.read('ada')).toEqual(items);
});

it('tells every place that shows it, also of what another tab has changed', () => {
  const { result } = renderHook(() => list.useItems('ada'));
  expect(result.current).toEqual([]);
  act(() => void add('ada', 'a'));
  expect(result.current).toEqual(['a']);
  localStorage.setItem('letters:ada', '["other"]');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'letters:ada' })));
  expect(result.current).toEqual(['other']);
});

it('keeps until the page is closed what cannot be stored, and stores it as soon as that works', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(add('ada', 'a')).toBe(false);
  expect(list.read('ada')).toEqual(['a']);
  expect(list.read('bob')).toEqual([]);
  full.mockRestore();
  expect(add('ada', 'b')).toBe(true);
  expect(localStorage.getItem('letters:ada')).toBe('["b","a"]');
  expect(list.read('ada')).toEqual(['b', 'a']);
});

it('gives way to what another tab could store, and to everything being removed', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { result } = renderHook(() => list.useItems('ada'));
  act(() => void add('ada', 'a'));
  full.mockRestore();
  localStorage.setItem('letters:ada', '["other"]');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'letters:ada' })));
  expect(result.current).toEqual(['other']);

  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  act(() => void add('ada', 'b'));
  expect(result.current).toEqual(['b', 'other']);
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(result.current).toEqual([]);
});
