import { useRef } from 'react';
import { lastPressed } from '@/lib/focus/last-press';
import { takeFocusAfterDialog } from '@/lib/focus/use-focus-after-removal';

/** The button that opened a dialog may stay disabled until the answer has been processed. */
const BUSY_AT_MOST_MS = 10_000;

const isFree = () => document.activeElement === null || document.activeElement === document.body;

/** Focuses the element; if it is disabled, as soon as it is enabled and unless something else has the focus by then. */
function focusWhenEnabled(element: HTMLElement): void {
  element.focus();
  if (!element.matches(':disabled')) return;
  const observer = new MutationObserver(() => {
    if (element.matches(':disabled')) return;
    observer.disconnect();
    if (isFree()) element.focus();
  });
  observer.observe(element, { attributeFilter: ['disabled'] });
  setTimeout(() => observer.disconnect(), BUSY_AT_MOST_MS);
}

/**
 * Returns the focus to what opened a modal: the control that was pressed, or else the element that had the focus.
 * Radix only knows triggers of its own, but the modals here are opened by state.
 * @param then called once the focus is back
 * @returns props for the modal's content
 */
export function useFocusReturn(then?: () => void) {
  const openers = useRef<(Element | null)[]>([]);

  return {
    onOpenAutoFocus() {
      openers.current = [lastPressed(), document.activeElement];
      takeFocusAfterDialog();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const candidates = openers.current.filter((element) => element instanceof HTMLElement);
      const known = candidates.filter((element) => element !== document.body);
      const afterRemoval = takeFocusAfterDialog();
      // What opened it may have been removed, or disabled for good, by what was done in it. Then the keyboard starts where the list of what
      // was removed says, or else from the heading.
      const connected = known.find((element) => element.isConnected);
      const isUsable = connected !== undefined && !(afterRemoval !== null && connected.matches(':disabled'));
      const opener =
        (isUsable ? connected : null) ?? (isFree() ? (afterRemoval ?? document.querySelector('h1')) : null);
      if (opener !== null) focusWhenEnabled(opener);
      then?.();
    },
  };
}
