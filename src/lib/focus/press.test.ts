// @vitest-environment jsdom
// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { press } from './press';

function button(isDisabled: boolean) {
  const element = document.createElement('button');
  element.disabled = isDisabled;
  document.body.append(element);
  const pressed = vi.fn();
  element.addEventListener('click', pressed);
  return { element, pressed };
}

it('presses the button and leaves the focus there', () => {
  const { element, pressed } = button(false);
  press(element);
  expect(pressed).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(element);
  element.remove();
});

it('does nothing if the button is disabled or not on screen', () => {
  const { element, pressed } = button(true);
  press(element);
  expect(pressed).not.toHaveBeenCalled();
  expect(() => press(null)).not.toThrow();
  element.remove();
});
