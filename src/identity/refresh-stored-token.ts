import type { configuration } from '@/lib/configuration';
import { isUsableToken } from './usable-token';

/** The fields of Firebase's stored user that are read here. */
interface StoredUser {
  uid: string;
  stsTokenManager: {
    refreshToken: string;
    accessToken: string;
    /** Device time, in ms since 1970. */
    expirationTime: number;
  };
}

export type FirebaseTokens = Pick<(typeof configuration)['firebase'], 'apiKey' | 'emulatorUrl'>;

/** The endpoint's URL, without the API key. */
export const tokenAddress = ({ emulatorUrl }: FirebaseTokens) =>
  `${emulatorUrl === '' ? 'https:/' : new URL(emulatorUrl).origin}/securetoken.googleapis.com/v1/token`;

const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** @returns undefined if no user is signed in. @throws if Firebase has never run, or if its database cannot be opened */
async function readStoredUser(apiKey: string): Promise<StoredUser | undefined> {
  const opening = indexedDB.open('firebaseLocalStorageDb');
  // The database doesn't exist, and must not be created.
  opening.onupgradeneeded = () => opening.transaction?.abort();
  const database = await resultOf(opening);
  try {
    const store = database.transaction('firebaseLocalStorage').objectStore('firebaseLocalStorage');
    const entry: unknown = await resultOf(store.get(`firebase:authUser:${apiKey}:[DEFAULT]`));
    return (entry as { value: StoredUser } | undefined)?.value;
  } finally {
    database.close();
  }
}

/**
 * Refreshes an expired ID token before Firebase has loaded, with the request that Firebase would send. Leaves every error
 * to Firebase, and stores nothing.
 * @param uid the stored account
 * @returns a usable token of this account, or null. @throws if there is no connection or no database
 */
export async function refreshStoredToken(uid: string, firebase: FirebaseTokens): Promise<string | null> {
  const usable = (token: string) => (isUsableToken(token, uid, Date.now()) ? token : null);
  const user = await readStoredUser(firebase.apiKey);
  // Another account has signed in, but the app's state isn't updated yet.
  if (user?.uid !== uid) return null;
  const { refreshToken, accessToken, expirationTime } = user.stsTokenManager;
  // Firebase has refreshed it already, or the device's clock is wrong.
  if (expirationTime > Date.now() + 60_000) return usable(accessToken);
  const response = await fetch(`${tokenAddress(firebase)}?key=${firebase.apiKey}`, {
    method: 'POST',
    // A form, because it needs no CORS preflight.
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  if (!response.ok) return null;
  return usable(((await response.json()) as { access_token: string }).access_token);
}
