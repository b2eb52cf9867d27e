import { expect, type Page } from '@playwright/test';
import { waysFor } from '../extent';
import { PHONE, ZOOMED } from './layout-checks';

/** 1280 by 1024 at 400 % zoom. */
const TINY = { width: 320, height: 256 };
/** Windows in which bars that stay at an edge cover much of the rest. */
const SIZES = [TINY, TINY, ZOOMED, PHONE];

/**
 * Runs in the page: gives each control the focus, forwards and backwards, as Tab does, and looks whether it can be seen
 * then: in the window, and not under anything that sticks or floats (WCAG 2.4.11).
 * @returns those that cannot
 */
function findCoveredFocus(): string[] {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';
  const OUT_OF_REACH = '[inert], [aria-hidden=true]';
  /** Points of a control, as parts of its width and its height. */
  const PARTS = [0.1, 0.5, 0.9];

  const dialogs = document.querySelectorAll('[role=dialog], [role=menu]');
  const scope = dialogs.item(dialogs.length - 1) ?? document.body;

  const floatingAround = (element: Element | null) => {
    for (let box = element; box; box = box.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(box).position)) return box;
    }
    return null;
  };
  /**
   * Toasts go by themselves: those on a dialog are at its top, away from the buttons that they are about, and notices have
   * one line.
   */
  const isInPassing = (floating: Element) =>
    floating.closest('[data-sonner-toaster]') !== null ||
    (floating.closest('[aria-label^=Notifications]') !== null && scope !== document.body);
  /** What is drawn for it: a switch draws its label. */
  const drawnFor = (control: HTMLElement) =>
    control.getBoundingClientRect().width <= 1 ? (control.closest('label') ?? control) : control;

  /** @returns what lies on it; '' for nothing */
  function lookAt(control: HTMLElement): string {
    const drawn = drawnFor(control);
    const [first] = drawn.getClientRects();
    // What only code gives the focus to has 1 px.
    if (first === undefined || first.width <= 1) return '';
    // Of something taller than the window, such as what a dialog scrolls, only a part can be in it.
    const [left, right] = [Math.max(0, first.left), Math.min(innerWidth, first.right)];
    const [top, bottom] = [Math.max(0, first.top), Math.min(innerHeight, first.bottom)];
    const points = PARTS.flatMap((x) =>
      PARTS.map((y) => [left + x * (right - left), top + y * (bottom - top)] as const),
    );
    let seen = 0;
    let cover = '';
    for (const [x, y] of points) {
      const hit = document.elementFromPoint(x, y);
      if (hit === null) continue;
      const floating = floatingAround(hit);
      if (floating === null || floating.contains(drawn) || drawn.contains(hit) || isInPassing(floating))
        seen += 1;
      else cover = floating.className.slice(0, 60);
    }
    if (seen === 0) return cover === '' ? 'the edge of the window' : cover;
    // What is taller than the room between the bars cannot be seen at once, and in a field the caret is what is scrolled to.
    const isWhole = first.height < innerHeight / 4 && !control.matches('input, textarea');
    return cover !== '' && isWhole ? `${cover}, partly` : '';
  }

  const controls = [...scope.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => control.tabIndex >= 0 && !control.closest(OUT_OF_REACH) && control.checkVisibility(),
  );
  const found = new Set<string>();
  for (const [way, ordered] of Object.entries({ forwards: controls, backwards: controls.toReversed() })) {
    for (const control of ordered) {
      control.focus();
      if (document.activeElement !== control) continue;
      const cover = lookAt(control);
      const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
      if (cover !== '') found.add(`${way}: ${control.tagName} "${name.trim().slice(0, 40)}" under ${cover}`);
    }
  }
  return [...found];
}

/**
 * Whatever gets the focus can be seen: in the full run in all windows, otherwise in one. Changes the window's size, and
 * what depends on the focus.
 */
export async function checkFocus(page: Page, where: string): Promise<void> {
  for (const size of new Set(waysFor(where, SIZES))) {
    await page.setViewportSize(size);
    // From a key on, a focus that code moves counts as moved by keyboard (`:focus-visible`).
    await page.keyboard.press('Tab');
    // The room that is kept for bars and toasts follows their sizes a frame later.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const found = await page.evaluate(findCoveredFocus);
    expect
      .soft(found, `covered while it has the focus at ${size.width}x${size.height}: ${where}`)
      .toEqual([]);
  }
}
