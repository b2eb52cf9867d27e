// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
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
