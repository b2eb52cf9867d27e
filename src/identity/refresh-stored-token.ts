import type { configuration } from '@/lib/configuration';
import { inExistingStore, resultOf } from '@/lib/stored/existing-store';
import { FIREBASE_STORE, USER_KEY } from './stored-firebase-user';
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
interface Refreshed {
  access_token: string;
  /** The sent one or a new one. */
  refresh_token?: string;
}

export type FirebaseTokens = Pick<(typeof configuration)['firebase'], 'apiKey' | 'emulatorUrl'>;

/** The endpoint's URL, without the API key. */
export const tokenAddress = ({ emulatorUrl }: FirebaseTokens) =>
  `${emulatorUrl === '' ? 'https:/' : new URL(emulatorUrl).origin}/securetoken.googleapis.com/v1/token`;

/**
 * Refreshes an expired ID token before Firebase has loaded, with the request that Firebase would send. Leaves every error
 * to Firebase, and stores only a new refresh token.
 * @param uid the stored account
 * @returns a usable token of this account, or null. @throws if there is no connection or no database
 */
export async function refreshStoredToken(uid: string, firebase: FirebaseTokens): Promise<string | null> {
  const key = `${USER_KEY}${firebase.apiKey}:[DEFAULT]`;
  const read = async (store: IDBObjectStore) => (await resultOf(store.get(key))) as StoredUser | undefined;
  const usable = (token: string) => (isUsableToken(token, uid, Date.now()) ? token : null);
  const user = (await inExistingStore(FIREBASE_STORE, 'readonly', read))?.value;
  // Another account has signed in, and the app doesn't know it yet.
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
  const refreshed = (await response.json()) as Refreshed;
  const next = refreshed.refresh_token;
  if (next && next !== refreshToken) {
    await inExistingStore(FIREBASE_STORE, 'readwrite', async (store) => {
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
