/** The element that had the focus when the screen changed. `undefined` before the first navigation. */
let before: Element | null | undefined;

/** Moves the focus to the page's heading. If it is still loading, it takes the focus from `main` when it mounts. */
export function focusHeading(): void {
  const heading = document.querySelector('h1');
  (heading ?? document.getElementById('main'))?.focus({ preventScroll: true });
  if (heading === null) before = document.activeElement;
}

/** Whether the focus is nowhere; removing the focused element leaves it on the body. */
export const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

/**
 * The ref of every page's h1. After a navigation the heading takes the focus as soon as it mounts, so that screen readers
 * read it, unless the user has moved the focus since. That also holds for the heading that replaces a skeleton's.
 */
export function pageHeading(heading: HTMLElement | null): void {
  if (heading === null || before === undefined) return;
  if (!isFocusLost() && document.activeElement !== before) return;
  before = null;
  heading.focus({ preventScroll: true });
}

/** Called once another screen is shown: its heading gets the focus. */
export function focusNextHeading(): void {
  before = document.activeElement;
  pageHeading(document.querySelector('h1'));
}
