import { safeStorage } from '@/lib/stored/safe-storage';

/** The signed-in account, as stored on this device. */
export interface AuthState {
  uid: string | null;
  email: string | null;
  displayName: string | null;
  photoURL: string | null;
  isLoggedIn: boolean;
  accessToken: string | null;
  /** The account's backend id; null until it is known. */
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
/** The key under which redux-persist stores the state. */
export const STORED_AUTH_KEY = `persist:${PERSIST_KEY}`;

/**
 * Reads the stored state synchronously, so that the first requests have the right account.
 * @param text a stored value to read instead of the current one, from another tab's `storage` event
 * @returns a logged-out state if the value is invalid or of another version
 */
export function readStoredAuth(text = safeStorage.get(STORED_AUTH_KEY)): AuthState {
  try {
    const record = JSON.parse(text ?? '{}') as { auth?: string; _persist?: string };
    const { version } = JSON.parse(record._persist ?? '{}') as { version?: number };
    const { uid, isLoggedIn, ...others } = { ...loggedOut, ...(JSON.parse(record.auth ?? 'null') as object) };
    const { email, displayName, photoURL, accessToken, _id } = others;
    const areTexts = [email, displayName, photoURL, accessToken, _id].every(
      (value: unknown) => value === null || typeof value === 'string',
    );
    const isValid =
      version === PERSIST_VERSION && isLoggedIn === true && typeof uid === 'string' && uid !== '' && areTexts;
    return isValid ? { uid, email, displayName, photoURL, isLoggedIn, accessToken, _id } : loggedOut;
  } catch {
    return loggedOut;
  }
}
