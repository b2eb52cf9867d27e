import { createEmitter, followStorage } from '../stores/emitter';
import { safeStorage } from '../stored/safe-storage';

/**
 * What a reviewer has left unfinished on this device. The code that shows and sends it is large and rarely needed;
 * this lets the frame know, without opening a database, whether to load it.
 */

/** One key for each board with decisions that are being sent or wait to be. */
export const waitingPrefix = (uid: string) => `waiting:${uid}:`;

let isAnnounced = false;
const changes = createEmitter(() => followStorage(changes.emit));

/** Something is being sent from now on, even where nothing can be stored on this device. */
export function announceWaitingWork(): void {
  if (isAnnounced) return;
  isAnnounced = true;
  changes.emit();
}

/** The stored keys of this tab have changed. */
export const noteWaitingChange = changes.emit;

export const waitingWork = {
  /** Includes changes made in other tabs. */
  subscribe: changes.subscribe,
  isThere: (uid: string) => isAnnounced || safeStorage.keys(waitingPrefix(uid)).length > 0,
};
