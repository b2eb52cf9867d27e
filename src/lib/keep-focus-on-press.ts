import type { MouseEvent } from 'react';

/**
 * Pressing a button leaves the focus in the field until the click is there. Otherwise the field's error, which shows when
 * the field is left, pushes the button from under the pointer between press and release, and the click is lost.
 * Put it on the form as onMouseDown.
 */
export function keepFocusOnPress(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('button') !== null) event.preventDefault();
}
