import type { MouseEvent } from 'react';

/**
 * Props for an element that appears in the place of a clicked one: ignores the second click of a double click. Key presses
 * have the detail 0 and work.
 */
export const FIRST_CLICK_ONLY = {
  onClickCapture(event: MouseEvent): void {
    if (event.detail < 2) return;
    event.stopPropagation();
    // `stopPropagation` alone does not keep a link from navigating.
    event.preventDefault();
  },
};
