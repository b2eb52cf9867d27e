// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { areShortcutsOn, turnShortcuts } from './shortcut-setting';

beforeEach(() => window.localStorage.clear());
afterEach(() => window.localStorage.clear());

it('is on until it is turned off, and remembers that on this device', () => {
  expect(areShortcutsOn()).toBe(true);
  turnShortcuts(false);
  expect(areShortcutsOn()).toBe(false);
  expect(window.localStorage.getItem('shortcuts')).toBe('off');
  turnShortcuts(true);
  expect(areShortcutsOn()).toBe(true);
  expect(window.localStorage.getItem('shortcuts')).toBeNull();
});

it('is turned off for as long as the page is open where nothing can be stored', () => {
  const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  turnShortcuts(false);
  expect(areShortcutsOn()).toBe(false);
  turnShortcuts(true);
  expect(areShortcutsOn()).toBe(true);
  set.mockRestore();
});
