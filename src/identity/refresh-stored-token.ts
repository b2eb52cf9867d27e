import type { configuration } from '@/lib/configuration';
import { isUsableToken } from './usable-token';

/** The fields of Firebase's stored user that are read here. */
interface StoredUser {
  value: {
    uid: string;
    stsTokenManager: {
      refreshToken: string;
      accessToken: string;
      /** Device time, in ms since 1970. */
      expirationTime: number;
    };
  };
}

/** The fields of Firebase's response that are read here. */
interface RefreshResponse {
  access_token: string;
  /** The sent token or a new one. */
  refresh_token?: string;
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

/** Runs a transaction on Firebase's store. @throws if Firebase has never run, or if its database cannot be opened */
async function inFirebaseStore<T>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const opening = indexedDB.open('firebaseLocalStorageDb');
  // The database doesn't exist, and must not be created.
  opening.onupgradeneeded = () => opening.transaction?.abort();
  const database = await resultOf(opening);
  try {
    const store = 'firebaseLocalStorage';
    return await run(database.transaction(store, mode).objectStore(store));
  } finally {
    database.close();
  }
}

/**
 * Refreshes an expired ID token before Firebase has loaded, with the request that Firebase would send. Leaves every error
 * to Firebase, and stores only a new refresh token.
 * @param uid the stored account
 * @returns a usable token of this account, or null. @throws if there is no connection or no database
 */
export async function refreshStoredToken(uid: string, firebase: FirebaseTokens): Promise<string | null> {
  const key = `firebase:authUser:${firebase.apiKey}:[DEFAULT]`;
  const read = async (store: IDBObjectStore) => (await resultOf(store.get(key))) as StoredUser | undefined;
  const usable = (token: string) => (isUsableToken(token, uid, Date.now()) ? token : null);
  const user = (await inFirebaseStore('readonly', read))?.value;
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
  const refreshed = (await response.json()) as RefreshResponse;
  const next = refreshed.refresh_token;
  if (next && next !== refreshToken) {
    await inFirebaseStore('readwrite', async (store) => {
      const stored = await read(store);
      // The user has signed out, or another tab has refreshed the token.
      if (stored?.value.stsTokenManager.refreshToken !== refreshToken) return;
      stored.value.stsTokenManager.refreshToken = next;
      await resultOf(store.put(stored));
      // Storage may be full.
    }).catch(() => undefined);
  }
  return usable(refreshed.access_token);
}
