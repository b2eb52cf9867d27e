import { useEffect } from 'react';
import { isComposingKey } from '@/lib/keyboard/composing-key';
import { listen } from '@/lib/listen';

/**
 * What an extension lays over the page: a writing assistant, a password manager. All of the app is in its root or in
 * a portal (with Radix's guards of the focus beside it).
 */
const isForeign = (target: EventTarget | null) =>
  target instanceof Element &&
  target !== document.body &&
  target !== document.documentElement &&
  target.closest('#root, [data-portal], [data-radix-focus-guard]') === null;

/** Ends the event between the app, whose fields hear that they are left, and Radix, which takes the focus back. */
function hideFromTrap(event: FocusEvent) {
  if (isForeign(event.type === 'focusin' ? event.target : event.relatedTarget)) event.stopPropagation();
}

/** Marks a modal's scrim. */
export const SCRIM = { 'data-scrim': true };

/** Props for a modal's content. */
const contentProps = {
  onPointerDownOutside(event: CustomEvent<{ originalEvent: PointerEvent }>) {
    const { target } = event.detail.originalEvent;
    if (!(target instanceof Element && target.matches('[data-scrim]'))) event.preventDefault();
  },
  onEscapeKeyDown(event: KeyboardEvent) {
    if (isForeign(event.target) || isComposingKey(event)) event.preventDefault();
  },
};

/**
 * For a modal with a scrim: only the scrim is beside it, and the focus may go to what extensions lay over the page.
 * (Radix counts every press outside of the modal and every Escape, also of an input method, and holds the focus.)
 * @returns props for its content
 */
export function useForeignOverlays(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return undefined;
    return listen(document.documentElement, ['focusin', 'focusout'], hideFromTrap);
  }, [isOpen]);
  return contentProps;
}
