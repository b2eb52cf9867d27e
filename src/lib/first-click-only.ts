import type { MouseEvent } from 'react';

/**
 * For what a press puts something else in the place of: the second click of a double click was meant for what was there
 * before, and does nothing. A press by key has no detail.
 */
export const FIRST_CLICK_ONLY = {
  onClickCapture(event: MouseEvent): void {
    if (event.detail < 2) return;
    event.stopPropagation();
    // A link would follow its address all the same.
    event.preventDefault();
  },
};
