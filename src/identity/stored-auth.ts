/** What this device remembers about the person who signed in. */
export interface AuthState {
  uid: string | null;
  email: string | null;
  displayName: string | null;
  photoURL: string | null;
  isLoggedIn: boolean;
  accessToken: string | null;
  /** The backend's id of the person; null until it is known. */
  _id: string | null;
}

export const loggedOut: AuthState = {
  uid: null,
  email: null,
  displayName: null,
  photoURL: null,
  isLoggedIn: false,
  accessToken: null,
  _id: null,
};

export const PERSIST_KEY = 'root';
export const PERSIST_VERSION = 1;
/** The key under which redux-persist stores it. */
export const STORED_AUTH_KEY = `persist:${PERSIST_KEY}`;

/** @returns the state, or logged out where the value is invalid: an older version or anything else may have written it */
function restoreAuthState(value: unknown): AuthState {
  // Anything but an object fails the checks below.
  const kept = { ...loggedOut, ...(value as object) };
  const { uid, email, displayName, photoURL, isLoggedIn, accessToken, _id } = kept;
  const areTexts = [uid, email, displayName, photoURL, accessToken, _id].every(
    (text: unknown) => text === null || typeof text === 'string',
  );
  if (!areTexts || !uid || isLoggedIn !== true) return loggedOut;
  return { uid, email, displayName, photoURL, isLoggedIn, accessToken, _id };
}

/**
 * Reads the state that redux-persist has stored, synchronously: the calls and the paint that come first are those of
 * the right person. A value of another version is dropped, and the person has to sign in again.
 * @param text what is stored under the key, if not what is there now
 */
export function readStoredAuth(text?: string | null): AuthState {
  try {
    const stored = text === undefined ? localStorage.getItem(STORED_AUTH_KEY) : text;
    const kept = JSON.parse(stored ?? '{}') as { auth?: string; _persist?: string };
    const meta = JSON.parse(kept._persist ?? '{}') as { version?: number };
    return meta.version === PERSIST_VERSION ? restoreAuthState(JSON.parse(kept.auth ?? 'null')) : loggedOut;
  } catch {
    return loggedOut;
  }
}
