/** The focused element at the last navigation. `undefined` before the first one. */
let focusedBefore: Element | null | undefined;

/** Focuses the page's heading. Until it mounts, `main` has the focus. */
export function focusHeading(): void {
  const heading = document.querySelector('h1');
  (heading ?? document.getElementById('main'))?.focus({ preventScroll: true });
  if (heading === null) focusedBefore = document.activeElement;
}

/** Whether no element has the focus: after the focused element is removed, the body is active. */
export const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

/**
 * The ref of every page's h1, including the one that replaces a skeleton's. After a navigation it focuses the heading, so
 * that screen readers read it, unless the user has moved the focus.
 */
export function pageHeading(heading: HTMLElement | null): void {
  if (heading === null || focusedBefore === undefined) return;
  if (!isFocusLost() && document.activeElement !== focusedBefore) return;
  focusedBefore = null;
  heading.focus({ preventScroll: true });
}

/** Focuses the heading of the next screen. Called after a navigation. */
export function focusNextHeading(): void {
  focusedBefore = document.activeElement;
  pageHeading(document.querySelector('h1'));
}
