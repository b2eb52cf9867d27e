import { useEffect, useRef } from 'react';

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

/**
 * For a modal with a scrim: only the scrim is beside it, and the focus may go to what extensions lay over the page.
 * (Radix counts every press outside of the modal, and holds the focus.)
 */
export function useForeignOverlays(isOpen: boolean) {
  const scrim = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const page = document.documentElement;
    page.addEventListener('focusin', hideFromTrap);
    page.addEventListener('focusout', hideFromTrap);
    return () => {
      page.removeEventListener('focusin', hideFromTrap);
      page.removeEventListener('focusout', hideFromTrap);
    };
  }, [isOpen]);
  return {
    scrim,
    /** Props for the modal's content. */
    content: {
      onPointerDownOutside(event: CustomEvent<{ originalEvent: PointerEvent }>) {
        if (event.detail.originalEvent.target !== scrim.current) event.preventDefault();
      },
      onEscapeKeyDown(event: KeyboardEvent) {
        if (isForeign(event.target)) event.preventDefault();
      },
    },
  };
}
