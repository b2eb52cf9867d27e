import { listen } from '../listen';

const CONTROL = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';

let pressed: HTMLElement | null = null;

/**
 * The control that a press belongs to: for a menu item it is the menu's button, since the item disappears with the
 * menu.
 */
function controlAt(target: Element): HTMLElement | null {
  const menuButtonId = target.closest('[role="menu"]')?.getAttribute('aria-labelledby') ?? '';
  return document.getElementById(menuButtonId) ?? target.closest<HTMLElement>(CONTROL);
}

/**
 * The control that was pressed last, by pointer or key; null once another key has been used. It is what opened a
 * dialog, unlike `document.activeElement`: Safari does not focus a button that is clicked, and a button that is
 * disabled while it works loses the focus.
 */
export function lastPressed(): HTMLElement | null {
  return pressed;
}

/** @returns a function that stops this */
export function followPresses(): () => void {
  const note = ({ type, target }: Event) => {
    // Enter and Space cause a click of their own.
    pressed = type === 'click' && target instanceof Element ? controlAt(target) : null;
  };
  const stop = listen(document, ['click', 'keydown'], note, true);
  return () => {
    stop();
    pressed = null;
  };
}
