// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTypedValue } from './use-typed-value';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(settled: string) {
  const settle = vi.fn<(value: string) => string | null>((value) => (value === 'x' ? null : value.trim()));
  const hook = renderHook(({ value }) => useTypedValue(value, settle, 300), {
    initialProps: { value: settled },
  });
  return {
    settle,
    shown: () => hook.result.current.value,
    type: (value: string) => act(() => hook.result.current.type(value)),
    settleAs: (value: string) => hook.rerender({ value }),
    wait: (milliseconds: number) => {
      act(() => {
        vi.advanceTimersByTime(milliseconds);
      });
    },
    leave: hook.unmount,
  };
}

it('shows the value after Back, even over something typed', () => {
  const field = start('old');
  field.type('new');
  field.settleAs('older');
  expect(field.shown()).toBe('older');
  field.settleAs('old');
  expect(field.shown()).toBe('old');
  field.wait(300);
  expect(field.settle).not.toHaveBeenCalled();
});

it('keeps what was refused', () => {
  const field = start('1');
  field.type('x');
  field.wait(300);
  expect(field.shown()).toBe('x');
});

it('keeps what was typed if it settles in a different notation', () => {
  const field = start('a');
  field.type('a ');
  field.type('a b ');
  field.wait(300);
  field.settleAs('a b');
  expect(field.shown()).toBe('a b ');
  field.type('a b c');
  field.wait(300);
  expect(field.settle).toHaveBeenLastCalledWith('a b c');
});

it('keeps a keystroke between settling and the arrival of the settled value', () => {
  const field = start('');
  field.type('a');
  field.wait(300);
  field.type('ab');
  field.settleAs('a');
  expect(field.shown()).toBe('ab');
  field.wait(300);
  expect(field.settle).toHaveBeenLastCalledWith('ab');
});

it('keeps a letter that was taken back while its search was settling', () => {
  const field = start('a');
  field.type('ab');
  field.wait(300);
  field.type('a');
  expect(field.shown()).toBe('a');
  field.settleAs('ab');
  expect(field.shown()).toBe('a');
  field.wait(300);
  expect(field.settle).toHaveBeenLastCalledWith('a');
  field.settleAs('a');
  expect(field.shown()).toBe('a');
});
