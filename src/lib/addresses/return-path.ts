import { decodeSegment, paths, sharedId } from './paths';
import { safeStorage } from '../stored/safe-storage';
import { parsedUrl } from './safe-link';

const RETURN_PATH_KEY = 'returnPath';
/** The uid of the last signed-in user, who owns the stored path. */
const OWNER_KEY = 'returnPathOf';

/**
 * Resolves a path to its final target: for the sign-in page and onboarding, that is their own redirect.
 * @returns null if there is no target, or if it isn't a path of this app
 */
export function resolveReturnPath(path: string | null): string | null {
  const target = redirectTarget(path);
  if (target === null) return null;
  const { pathname, searchParams } = new URL(target, 'http://app.invalid');
  const isIntermediate = pathname === paths.auth() || pathname === paths.onboarding();
  return isIntermediate ? resolveReturnPath(searchParams.get('redirect')) : target;
}

/** Stores the path to return to after sign-in and onboarding. Ignores paths without a target. */
export function storeReturnPath(path: string | null): void {
  const target = resolveReturnPath(path);
  if (target !== null) safeStorage.set(RETURN_PATH_KEY, target);
}

/** @returns the stored path or null. Checks it again, because anything can write to local storage */
export function readReturnPath(): string | null {
  return resolveReturnPath(safeStorage.get(RETURN_PATH_KEY));
}

export function clearReturnPath(): void {
  safeStorage.remove(RETURN_PATH_KEY);
}

/**
 * Called on sign-in. Drops a path that another user has stored on this device.
 * @param uid of the user who signs in
 */
export function setReturnPathOwner(uid: string): void {
  const owner = safeStorage.get(OWNER_KEY);
  if (owner === uid) return;
  if (owner !== null) clearReturnPath();
  safeStorage.set(OWNER_KEY, uid);
}

/** The id of the board to whose join page a return path leads; null for other paths. */
export function invitedBoardId(path: string | null): string | null {
  const segment = /^\/board\/join\/([^/?#]+)/.exec(path ?? '')?.[1];
  return segment === undefined ? null : sharedId(decodeSegment(segment));
}

/**
 * Accepts a redirect target only if it is a path of this app: one leading '/', not '//' or '/\', no scheme.
 * @returns the path with its query and hash, or null
 */
export function redirectTarget(value: string | null | undefined): string | null {
  if (!value || !value.startsWith('/')) return null;
  // A URL parser drops tabs, line breaks and other control characters, so it would turn '/\t/evil' into '//evil'.
  if (/[\u0000-\u001f\u007f\\]/.test(value)) return null;
  if (value.startsWith('//')) return null;
  const base = 'http://app.invalid';
  const url = parsedUrl(value, base);
  if (url === null) return null;
  // '/..//evil.example' resolves to a path that itself starts with two slashes.
  if (url.origin !== base || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** The sign-in page with this address as its redirect; none for the home page without a query. */
export function signInPath({ pathname, search, hash }: Address): string {
  const path = pathname + search + hash;
  return paths.auth(path === paths.home() || pathname === paths.error() ? null : resolveReturnPath(path));
}
