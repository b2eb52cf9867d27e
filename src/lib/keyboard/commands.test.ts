// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  listedKeys,
  readScreenCommands,
  useListedScreenCommands,
  useScreenCommands,
  type Command,
} from './commands';

afterEach(cleanup);

const command = (label: string, rest: Partial<Command> = {}): Command => ({
  label,
  run: () => undefined,
  ...rest,
});
const offer = (commands: readonly Command[]) =>
  renderHook((shown: readonly Command[]) => useScreenCommands(shown), { initialProps: commands });
const labels = () => readScreenCommands().map(({ label }) => label);

describe('what the components on screen offer', () => {
  it('is listed in the order in which they were mounted, until they unmount', () => {
    const first = offer([command('Edit'), command('Delete')]);
    const second = offer([command('Copy link')]);
    expect(labels()).toEqual(['Edit', 'Delete', 'Copy link']);
    first.unmount();
    expect(labels()).toEqual(['Copy link']);
    second.unmount();
    expect(labels()).toEqual([]);
  });

  it('does what the component would do now, even after a render with the same commands', () => {
    const [before, now] = [vi.fn(), vi.fn()];
    const part = offer([command('Edit', { run: before })]);
    part.rerender([command('Edit', { run: now })]);
    readScreenCommands()[0]?.run();
    expect(now).toHaveBeenCalledOnce();
    expect(before).not.toHaveBeenCalled();
  });
});

it.each([
  ['its only key', 'e', 'e'],
  ['the first of several', ['j', 'ArrowDown'], 'j'],
  ['nothing without keys', undefined, undefined],
] as const)('a command is listed with %s', (_what, keys, listed) => {
  expect(listedKeys(command('Edit', keys === undefined ? {} : { keys }))).toBe(listed);
});

describe('a list of it', () => {
  /** @returns the labels that are shown, and how often they were rendered */
  function list() {
    const drawn = vi.fn();
    const { result } = renderHook(() => {
      drawn();
      return useListedScreenCommands().map(({ label }) => label);
    });
    return { shown: () => result.current, drawn };
  }

  it('follows commands that are added, changed and removed', () => {
    const { shown } = list();
    const part = offer([command('Edit')]);
    expect(shown()).toEqual(['Edit']);
    part.rerender([command('Edit'), command('Delete')]);
    expect(shown()).toEqual(['Edit', 'Delete']);
    part.unmount();
    expect(shown()).toEqual([]);
  });

  it('renders again for another key of a command, but not for the same commands or none', () => {
    const { drawn } = list();
    const part = offer([command('Edit', { keys: 'e' })]);
    drawn.mockClear();
    part.rerender([command('Edit', { keys: 'e' })]);
    offer([]).unmount();
    expect(drawn).not.toHaveBeenCalled();
    part.rerender([command('Edit', { keys: 'x' })]);
    expect(drawn).toHaveBeenCalled();
  });

  it('is no longer notified once it is unmounted', () => {
    const { result, unmount } = renderHook(() => useListedScreenCommands());
    unmount();
    act(() => void offer([command('Edit')]));
    expect(result.current).toEqual([]);
  });
});
