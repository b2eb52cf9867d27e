// @vitest-environment jsdom
// @vitest-environment jsdom
import type { MouseEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { keepFocusOnPress } from './keep-focus-on-press';

/** @returns whether the press is prevented from moving the focus */
function isKept(target: EventTarget | null): boolean {
  const preventDefault = vi.fn();
  keepFocusOnPress({ target, preventDefault } as unknown as MouseEvent<HTMLElement>);
  return preventDefault.mock.calls.length > 0;
}

it('keeps the focus in the field when a button, or something inside one, is pressed', () => {
  const form = document.createElement('form');
  form.innerHTML = '<button><span>Save</span></button><input /><p>Text</p>';
  expect(isKept(form.querySelector('button'))).toBe(true);
  expect(isKept(form.querySelector('span'))).toBe(true);
  expect(isKept(form.querySelector('input'))).toBe(false);
  expect(isKept(form.querySelector('p'))).toBe(false);
  expect(isKept(window)).toBe(false);
});

it('keeps it when a label is pressed, and not when a field inside one is', () => {
  const form = document.createElement('form');
  form.innerHTML = '<label><span>Remote</span><input /><select></select><textarea></textarea></label>';
  expect(isKept(form.querySelector('label'))).toBe(true);
  expect(isKept(form.querySelector('span'))).toBe(true);
  for (const field of form.querySelectorAll('input, select, textarea')) expect(isKept(field)).toBe(false);
});
