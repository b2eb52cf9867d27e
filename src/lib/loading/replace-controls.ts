import { flushSync } from 'react-dom';

const PRESSED = ':is(a, button):active';
const LOOK_EVERY_MS = 20;
/** A press that is held for longer, or never seems to end, does not count. */
const LONGEST_PRESS_MS = 1000;

/** The links that lead where this one does: a person's card and their name elsewhere have the same address. */
const linksLike = ({ href }: HTMLAnchorElement) => [...document.links].filter((link) => link.href === href);

/**
 * Replaces controls on screen by others that look the same. Not while one is being pressed: a press that begins on
 * one element and ends on another is no click. The focus moves to the control with the same id, or to the link with the
 * same address; of several, to the one in the same place.
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
  const link = focused instanceof HTMLAnchorElement ? focused : null;
  const place = link === null ? 0 : linksLike(link).indexOf(link);
  flushSync(replace);
  if (focused === null || focused.isConnected) return;
  const links = link === null ? [] : linksLike(link);
  const same = focused.id ? document.getElementById(focused.id) : (links[place] ?? links[0]);
  same?.focus({ preventScroll: true });
}
