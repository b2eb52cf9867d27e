import { useRef } from 'react';
import { lastPressed } from '@/lib/last-press';

/** A button that opened a dialog may be busy until what was answered there has been dealt with. */
const BUSY_AT_MOST_MS = 10_000;

const isFree = () => document.activeElement === null || document.activeElement === document.body;

/** Focuses the element, if need be as soon as it is enabled again and nothing else has got the focus. */
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
 * Gives the focus back to what opened a modal: the control that was pressed, else where the focus was. Radix knows its
 * own triggers only, and the modals here are opened by their owner's state.
 * @param then done with the focus back in its place
 * @returns props of the modal's content
 */
export function useFocusReturn(then?: () => void) {
  const openers = useRef<(Element | null)[]>([]);

  return {
    onOpenAutoFocus() {
      openers.current = [lastPressed(), document.activeElement];
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const candidates = openers.current.filter((element) => element instanceof HTMLElement);
      const known = candidates.filter((element) => element !== document.body);
      // What opened it may be gone with what was done in it.
      const opener = known.find((element) => element.isConnected) ?? document.querySelector('h1');
      if (known.length > 0 && opener !== null) focusWhenEnabled(opener);
      then?.();
    },
  };
}
