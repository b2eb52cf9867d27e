// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceControls } from './replace-controls';

const LINK = '<a href="/boards/1">First</a><a href="/boards/2">Second</a>';
const TAB = '<button id="one">One</button><button id="two">Two</button>';

const show = (markup: string) => () => {
  document.body.innerHTML = markup;
};

describe('while a control is being pressed', () => {
  let isPressed = true;

  beforeEach(() => {
    vi.useFakeTimers();
    isPressed = true;
    // jsdom presses nothing.
    const button = document.createElement('button');
    vi.spyOn(document, 'querySelector').mockImplementation((selector) =>
      selector.endsWith(':active') && isPressed ? button : null,
    );
    return () => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    };
  });

  it('what follows waits until the press has ended and everything is replaced', async () => {
    const replace = vi.fn();
    const after = vi.fn();
    void replaceControls(replace)?.then(after);
    await vi.advanceTimersByTimeAsync(500);
    expect(after).not.toHaveBeenCalled();
    isPressed = false;
    await vi.advanceTimersByTimeAsync(20);
    expect(replace).toHaveBeenCalledTimes(1);
    expect(after).toHaveBeenCalled();
  });

  it('a press that never ends does not count', async () => {
    const replace = vi.fn();
    void replaceControls(replace);
    await vi.advanceTimersByTimeAsync(1020);
    expect(replace).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('replaces at once when nothing is pressed', () => {
  const replace = vi.fn();
  expect(replaceControls(replace)).toBeUndefined();
  expect(replace).toHaveBeenCalledTimes(1);
});

describe('the focus', () => {
  it.each([
    ['address', LINK, '[href="/boards/2"]'],
    ['id', TAB, '#two'],
  ])('moves to the control with the same %s', (_what, markup, selector) => {
    show(markup)();
    document.querySelector<HTMLElement>(selector)?.focus();
    void replaceControls(show(`<main>${markup}</main>`));
    expect(document.activeElement).toBe(document.querySelector(`main ${selector}`));
  });

  it('stays where it is if that is not replaced', () => {
    show(`${TAB}<main></main>`)();
    const button = document.querySelector<HTMLElement>('#one');
    button?.focus();
    void replaceControls(() => document.querySelector('main')?.append('More'));
    expect(button).toHaveFocus();
  });

  it('moves to what React renders', () => {
    document.body.replaceChildren();
    const tab = (when: string) => createElement('button', { id: 'one', key: when });
    const { rerender } = render(tab('early'));
    const early = document.querySelector<HTMLElement>('#one');
    early?.focus();
    act(() => void replaceControls(() => rerender(tab('late'))));
    expect(early?.isConnected).toBe(false);
    expect(document.querySelector('#one')).toHaveFocus();
  });

  it('is nowhere if the control is gone', () => {
    show(LINK)();
    document.querySelector<HTMLElement>('[href="/boards/2"]')?.focus();
    void replaceControls(show(TAB));
    expect(document.body).toHaveFocus();
  });
});
