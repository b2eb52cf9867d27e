import { safeStorage } from './safe-storage';

/**
 * Decisions that have been made but are not known to the server yet. The code that shows and sends them is large
 * and rarely needed; this tells the frame whether to load it.
 */

/** Every waiting decision is stored under a key with this prefix. @param person auth uid */
export const waitingPrefix = (person: string) => `waiting:${person}:`;

let isAnnounced = false;
const listeners = new Set<() => void>();

function changed() {
  listeners.forEach((listener) => listener());
}

/** Something is waiting from now on, even where nothing can be stored on this device. */
export function announceWaitingWork(): void {
  if (isAnnounced) return;
  isAnnounced = true;
  changed();
}

export const waitingWork = {
  /** Includes changes made in other tabs. */
  subscribe(listener: () => void): () => void {
    // Added only once, however often `subscribe` is called.
    window.addEventListener('storage', changed);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', changed);
    };
  },
  isThere: (person: string) => isAnnounced || safeStorage.keys(waitingPrefix(person)).length > 0,
};
