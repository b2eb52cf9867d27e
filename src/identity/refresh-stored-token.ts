import type { configuration } from '@/lib/configuration';
import { inExistingStore, resultOf } from '@/lib/stored/existing-store';
import { FIREBASE_STORE, USER_KEY } from './stored-firebase-user';
import { isUsableToken } from './usable-token';

/** What Firebase stores about its user, as far as it is needed here. */
interface StoredUser {
  value: {
    uid: string;
    stsTokenManager: {
      refreshToken: string;
      accessToken: string;
      /** By this device's clock, in ms. */
      expirationTime: number;
    };
  };
}

/** Firebase's documented answer, as far as it is needed here. */
interface Refreshed {
  access_token: string;
  /** The one that was sent or, as its documentation allows, a new one. */
  refresh_token?: string;
}

export type FirebaseTokens = Pick<(typeof configuration)['firebase'], 'apiKey' | 'emulatorUrl'>;

/** Without the key. */
export const tokenAddress = ({ emulatorUrl }: FirebaseTokens) =>
  `${emulatorUrl === '' ? 'https:/' : new URL(emulatorUrl).origin}/securetoken.googleapis.com/v1/token`;

/**
 * Obtains a new ID token for the person whose stored one has run out, before Firebase has loaded, by the same call that
 * Firebase would make. Nothing is stored, and nothing is decided: whatever is odd or refused is left to Firebase.
 * @param uid the person the app remembers
 * @returns a usable token of this person; null without one. @throws where there is no connection or no database
 */
export async function refreshStoredToken(uid: string, firebase: FirebaseTokens): Promise<string | null> {
  const key = `${USER_KEY}${firebase.apiKey}:[DEFAULT]`;
  const read = async (store: IDBObjectStore) => (await resultOf(store.get(key))) as StoredUser | undefined;
  const usable = (token: string) => (isUsableToken(token, uid, Date.now()) ? token : null);
  const user = (await inExistingStore(FIREBASE_STORE, 'readonly', read))?.value;
  // Somebody else has signed in, and the app does not know it yet.
  if (user?.uid !== uid) return null;
  const { refreshToken, accessToken, expirationTime } = user.stsTokenManager;
  // Firebase may have refreshed it without the app; or else the clock is wrong, because by that it has not run out.
  if (expirationTime > Date.now() + 60_000) return usable(accessToken);
  const response = await fetch(`${tokenAddress(firebase)}?key=${firebase.apiKey}`, {
    method: 'POST',
    // A form, which needs no preflight.
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  if (!response.ok) return null;
  const refreshed = (await response.json()) as Refreshed;
  const next = refreshed.refresh_token;
  if (next && next !== refreshToken) {
    await inExistingStore(FIREBASE_STORE, 'readwrite', async (store) => {
      const stored = await read(store);
      // Signed out meanwhile, or refreshed by another tab.
      if (stored?.value.stsTokenManager.refreshToken !== refreshToken) return;
      stored.value.stsTokenManager.refreshToken = next;
      await resultOf(store.put(stored));
      // The device's storage may be full.
    }).catch(() => undefined);
  }
  return usable(refreshed.access_token);
}
