import type { MouseEvent } from 'react';

/**
 * Keeps the focus in the field until a button's click has happened. Otherwise the field's error, which appears on
 * blur, moves the button away from the pointer between press and release, and the click is lost. Use it as the
 * form's onMouseDown.
 */
export function keepFocusOnPress(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('button') !== null) event.preventDefault();
}
