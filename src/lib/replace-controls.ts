import { flushSync } from 'react-dom';

const PRESSED = ':is(a, button):active';
const LOOK_EVERY_MS = 20;
/** A press that is held for longer, or never seems to end, does not count. */
const LONGEST_PRESS_MS = 1000;

/**
 * Replaces controls on screen by others that look the same. Not while one is being pressed: a press that begins on
 * one element and ends on another is no click. The focus moves to the control with the same id or address.
 * @param replace changes what React renders
 * @returns a promise if that has to wait
 */
export function replaceControls(
  replace: () => void,
  latest = Date.now() + LONGEST_PRESS_MS,
): Promise<void> | undefined {
  if (document.querySelector(PRESSED) !== null && Date.now() < latest) {
    return new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS)).then(() =>
      replaceControls(replace, latest),
    );
  }
  const focused = document.activeElement;
  flushSync(replace);
  if (focused === null || focused.isConnected) return;
  const same = focused.id
    ? document.getElementById(focused.id)
    : [...document.links].find(({ href }) => href === (focused as HTMLAnchorElement).href);
  same?.focus({ preventScroll: true });
}
