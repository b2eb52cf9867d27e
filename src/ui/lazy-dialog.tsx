import { useEffect, useRef, type ComponentType, type FunctionComponent } from 'react';
import { lazyPart, type LazyPart, type PartFailure } from '@/lib/loading/lazy-part';
import { showNotice } from './toasts/notice-store';

const NOT_LOADED = 'That could not be loaded. Check your connection and try again.';
const BROKEN = 'Something went wrong. Please try again.';

/**
 * For the button that opens a dialog: says so to screen readers, and starts loading the dialog's code when it is
 * about to be pressed.
 */
export const opens = ({ preload }: Pick<LazyPart<object>, 'preload'>) => ({
  'aria-haspopup': 'dialog' as const,
  onPointerEnter: preload,
  onFocus: preload,
});

/** Opened by a press, and closes itself: a dialog, a menu, the command palette. */
interface Closable {
  onClose: () => void;
}

function NotOpened({ error, onClose }: Closable & PartFailure) {
  const isTold = useRef(false);
  useEffect(() => {
    // Strict mode runs effects twice.
    if (isTold.current) return;
    isTold.current = true;
    showNotice(error === null ? NOT_LOADED : BROKEN);
    onClose();
  });
  return null;
}

/** Shown while something takes long to load: a bar that creeps along the top of the window. */
function LateProgress() {
  return (
    <div role="status" className="late-progress">
      <span className="sr-only">Loading...</span>
    </div>
  );
}

/**
 * A dialog in a chunk of its own. If it cannot be opened, a notice says so and the next press tries again.
 * @param load imports the dialog's module and picks the component
 * @param fallback shown while it is loading; a bar at the top of the window by default
 */
export function lazyDialog<Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
  fallback: FunctionComponent<Props> = LateProgress,
): LazyPart<Props> {
  return lazyPart(load, { fallback, failed: NotOpened });
}
