// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { safeStorage, STORAGE_FAILED } from './safe-storage';

beforeEach(() => window.localStorage.clear());
afterEach(() => window.localStorage.clear());

describe('safeStorage', () => {
  it('stores a value until it is removed, and returns true', () => {
    expect(safeStorage.get('a')).toBeNull();
    expect(safeStorage.set('a', '1')).toBe(true);
    expect(safeStorage.get('a')).toBe('1');
    expect(window.localStorage.getItem('a')).toBe('1');
    safeStorage.remove('a');
    expect(safeStorage.get('a')).toBeNull();
  });

  it('removes all values', () => {
    safeStorage.set('a', '1');
    safeStorage.set('b', '2');
    safeStorage.clear();
    expect(window.localStorage).toHaveLength(0);
  });

  it('lists the keys that start with a prefix, and no others', () => {
    for (const key of ['draft:1', 'draft:2', 'my-draft:3', 'theme']) safeStorage.set(key, 'x');
    expect(safeStorage.keys('draft:').toSorted()).toEqual(['draft:1', 'draft:2']);
    expect(safeStorage.keys('none')).toEqual([]);
  });
});

it('never throws if storage is blocked, and reports a failed write to the window', () => {
  const onFailed = vi.fn();
  window.addEventListener(STORAGE_FAILED, onFailed);
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const storage = { getItem: blocked, setItem: blocked, removeItem: blocked, clear: blocked };
  vi.stubGlobal('localStorage', new Proxy(storage, { ownKeys: blocked }));
  expect(safeStorage.get('a')).toBeNull();
  expect(safeStorage.set('a', '1')).toBe(false);
  expect(onFailed).toHaveBeenCalledTimes(1);
  expect(() => safeStorage.remove('a')).not.toThrow();
  expect(() => safeStorage.clear()).not.toThrow();
  expect(safeStorage.keys('')).toEqual([]);
  vi.unstubAllGlobals();
});
