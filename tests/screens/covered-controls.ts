/**
 * Looks for controls in the window that cannot be pressed, because something else lies on them. What floats or sticks
 * covers others by design, and scrolling uncovers them, but not buttons that stay where they are. Runs in the page.
 */
export function findCoveredControls(): string[] {
  const CONTROLS =
    'a[href], button, input, select, textarea, summary, [role=tab], [role=option], [role=menuitem]';
  /** What is behind a modal dialog, and what is there for screen readers only. */
  const OUT_OF_REACH = '[inert], [aria-hidden=true], .sr-only';

  /** Buttons at the bottom of the window or of a dialog, which toasts are often about. */
  const STAYING = '[class*=bottom-bar], [role=dialog] footer';

  const floatingAround = (element: Element | null) => {
    for (let box = element; box; box = box.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(box).position)) return box;
    }
    return null;
  };
  const canPageScroll = document.documentElement.scrollHeight > innerHeight;
  /** Whether no scrolling takes the control out from under what lies on it. */
  const isStaying = (control: Element) => {
    const bar = control.closest(STAYING);
    return bar !== null && (!canPageScroll || floatingAround(bar) !== null);
  };
  /** Whether every box around the control shows that point of it, so that it needs no scrolling. */
  const isShown = (control: Element, x: number, y: number) => {
    for (let box = control.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      if (overflowX !== 'visible' && (x < left || x > right)) return false;
      if (overflowY !== 'visible' && (y < top || y > bottom)) return false;
    }
    return true;
  };
  const isModalOpen = document.querySelector('[role=dialog][data-state=open]') !== null;

  const found: string[] = [];
  for (const control of document.querySelectorAll(CONTROLS)) {
    if (control.closest(OUT_OF_REACH)) continue;
    if (isModalOpen && !control.closest('[role=dialog]')) continue;
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const [box] = control.getClientRects();
    // Tailwind's `max-sm:sr-only`, among others, leaves a box of 1 px.
    if (box === undefined || box.width <= 1) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    if (hit === null || hit.contains(control) || !isShown(control, x, y)) continue;
    const isOwn = control.contains(hit) || hit.closest('label')?.contains(control);
    const floating = floatingAround(hit);
    const isInTheWay = floating === null || (isStaying(control) && !floating.contains(control));
    if (!isOwn && isInTheWay) {
      const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
      found.push(
        `"${name.trim().slice(0, 40)}" under ${hit.tagName} "${hit.className.toString().slice(0, 60)}"`,
      );
    }
  }
  return found;
}
