import { safeStorage } from './safe-storage';

/**
 * What a person has decided and the server does not know yet. The code that shows and sends it is large and rarely
 * needed; this tells the app's frame whether to fetch it.
 */

/** Every waiting piece is kept under a key of its own that starts so. @param person auth uid */
export const waitingPrefix = (person: string) => `waiting:${person}:`;

let isAnnounced = false;
let version = 0;
const listeners = new Set<() => void>();

function changed() {
  version += 1;
  listeners.forEach((listener) => listener());
}

/** Something waits from now on, also where nothing can be kept on this device. */
export function announceWaitingWork(): void {
  if (isAnnounced) return;
  isAnnounced = true;
  changed();
}

export const waitingWork = {
  /** Also told of what other tabs keep. */
  subscribe(listener: () => void): () => void {
    // Added once, however often it is asked for.
    window.addEventListener('storage', changed);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', changed);
    };
  },
  /** Changes when `isThere` may have changed. */
  getVersion: () => version,
  isThere: (person: string) => isAnnounced || safeStorage.keys(waitingPrefix(person)).length > 0,
};
