import type { MouseEvent } from 'react';

/**
 * Keeps the focus in the field until the click on a button or a label has happened. Otherwise the field's error, which
 * appears on blur, moves what is pressed away from the pointer between press and release, and the click is lost. Use
 * it as the form's onMouseDown.
 */
export function keepFocusOnPress(event: MouseEvent<HTMLElement>): void {
  const pressed =
    event.target instanceof Element && event.target.closest('button, label, input, select, textarea');
  // A field within a label takes the focus as any other.
  if (pressed && pressed.matches('button, label')) event.preventDefault();
}
