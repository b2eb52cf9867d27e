import { useEffect, useRef } from 'react';
import { useLatest } from '../hooks/use-latest';

type Place = () => HTMLElement | null | undefined;

let afterDialog: Place | null = null;

/**
 * Where the focus goes after a dialog that removed its own opener while it was open. Each removal counts once.
 * @returns null if there was no such removal, or if that place is gone as well
 */
export function takeFocusAfterDialog(): HTMLElement | null {
  const place = afterDialog;
  afterDialog = null;
  return place?.() ?? null;
}

/**
 * Removing an element that has the focus leaves the keyboard nowhere; this moves the focus to a new place. For a
 * list behind an open dialog that waits until the dialog is closed.
 * @param count how many elements there are; the focus moves when there are fewer and it has been lost
 * @param next where the focus goes
 */
export function useFocusAfterRemoval(count: number, next: Place): void {
  const previous = useRef(count);
  const latestNext = useLatest(next);
  useEffect(() => {
    const wasRemoved = count < previous.current;
    previous.current = count;
    if (!wasRemoved) return;
    const place = latestNext();
    const dialog = document.querySelector('[role="dialog"]');
    if (dialog !== null && !dialog.contains(place ?? null)) afterDialog = latestNext;
    else if (document.activeElement === document.body) place?.focus();
  }, [count, latestNext]);
}
