import { useEffect, useRef } from 'react';
import { useLatest } from '../hooks/use-latest';

type GetTarget = () => HTMLElement | null | undefined;

let afterDialog: GetTarget | null = null;

/**
 * The element to focus after closing a dialog whose opener was removed while it was open. Returns each target once.
 * @returns null if no opener was removed, or if the target is missing too
 */
export function takeFocusAfterDialog(): HTMLElement | null {
  const getTarget = afterDialog;
  afterDialog = null;
  return getTarget?.() ?? null;
}

/**
 * Moves the focus when the focused item of a list is removed. If the list is behind an open dialog, the focus moves after
 * the dialog has closed.
 * @param count the number of items
 * @param next returns the element to focus
 */
export function useFocusAfterRemoval(count: number, next: GetTarget): void {
  const previous = useRef(count);
  const latestNext = useLatest(next);
  useEffect(() => {
    const wasRemoved = count < previous.current;
    previous.current = count;
    if (!wasRemoved) return;
    const target = latestNext();
    const dialog = document.querySelector('[role="dialog"]');
    if (dialog !== null && !dialog.contains(target ?? null)) afterDialog = latestNext;
    else if (document.activeElement === document.body) target?.focus();
  }, [count, latestNext]);
}
