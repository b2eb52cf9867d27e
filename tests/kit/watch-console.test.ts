import { expect, it } from 'vitest';
import { expectInConsole, takeComplaints } from './watch-console';

it('throws where a message is written, and keeps it in case that is swallowed', () => {
  const write = () => console.warn('%s is wrong', 'This', 1);
  expect(write).toThrow('console.warn: This is wrong 1');
  const [complaint, ...more] = takeComplaints();
  expect(more).toEqual([]);
  expect(complaint?.message).toBe('console.warn: This is wrong 1');
  expect(complaint?.stack).toMatch(/^Error: console\.warn: This is wrong 1\n\s+at write /);
});

it('lets through what was announced', () => {
  expectInConsole('error', /^Expected/);
  console.error('Expected, too');
});

it.fails('fails where an announced message does not come', () => {
  expectInConsole('error', /never/);
});
