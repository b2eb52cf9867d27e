import { paths } from './paths';
import { redirectTarget } from './redirect-target';
import { safeStorage } from '../stored/safe-storage';

const RETURN_PATH_KEY = 'returnPath';
/** Who was signed in last on this device, and so owns the stored path. */
const OWNER_KEY = 'returnPathOf';

/**
 * Remembers where the person wanted to go, across sign-in and onboarding. Anything but a path of this app is
 * dropped.
 */
export function storeReturnPath(path: string | null): void {
  const target = redirectTarget(path);
  if (target !== null) safeStorage.set(RETURN_PATH_KEY, target);
}

/** @returns the stored path, checked again (anything can write to local storage), or null */
export function readReturnPath(): string | null {
  return redirectTarget(safeStorage.get(RETURN_PATH_KEY));
}

export function clearReturnPath(): void {
  safeStorage.remove(RETURN_PATH_KEY);
}

/**
 * Called with the person who signs in: a path that somebody else has left here is forgotten.
 * @param uid of the account
 */
export function claimReturnPath(uid: string): void {
  const owner = safeStorage.get(OWNER_KEY);
  if (owner === uid) return;
  if (owner !== null) clearReturnPath();
  safeStorage.set(OWNER_KEY, uid);
}

/** Whether a return path leads to a board's join page, which onboarding mentions. */
export function isJoinPath(path: string | null): boolean {
  return path !== null && path.startsWith(paths.joinBoard(''));
}
