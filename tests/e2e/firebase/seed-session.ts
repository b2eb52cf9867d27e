import type { BrowserContext } from '@playwright/test';
import { refreshTokenOf, type AuthService } from './auth-service';
import type { Account } from './id-token';

/** The value that firebase/auth stores under `firebase:authUser:<apiKey>:<appName>`. */
function storedUser(account: Account, apiKey: string, idToken: string, expirationTime: number) {
  return {
    uid: account.uid,
    email: account.email,
    emailVerified: true,
    displayName: account.displayName,
    isAnonymous: false,
    ...(account.photoURL ? { photoURL: account.photoURL } : {}),
    providerData: [
      {
        providerId: 'google.com',
        uid: `g-${account.uid}`,
        displayName: account.displayName,
        email: account.email,
        phoneNumber: null,
        photoURL: account.photoURL,
      },
    ],
    stsTokenManager: { refreshToken: refreshTokenOf(account.uid), accessToken: idToken, expirationTime },
    createdAt: '1700000000000',
    lastLoginAt: '1700000000000',
    apiKey,
    appName: '[DEFAULT]',
  };
}

/** Runs in the page: stores the value in the layout of the SDK's IndexedDB persistence. */
function writeToIndexedDb(entry: { fbase_key: string; value: unknown }): Promise<void> {
  return new Promise((resolve, reject) => {
    const store = 'firebaseLocalStorage';
    const opening = indexedDB.open('firebaseLocalStorageDb', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath: 'fbase_key' });
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(store, 'readwrite');
      transaction.objectStore(store).put(entry);
      transaction.onerror = () => reject(transaction.error);
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

/**
 * Stores a session of the SDK, so that a test starts signed in. Call it before a page of the app is open on this origin:
 * the SDK reads the session when it starts.
 * @returns the ID token that the app will send
 */
export async function seedSession(
  context: BrowserContext,
  options: {
    service: AuthService;
    account: Account;
    apiKey: string;
    origin: string;
    /** Negative for a session whose token must be refreshed first. */
    expiresInSeconds?: number;
    /** The person's backend id: also stores the token and the id, as after a visit within the hour. */
    rememberedAs?: string | undefined;
    /** False for an account that only the identity service has stored. */
    isStoredByApp?: boolean;
  },
): Promise<string> {
  const {
    service,
    account,
    apiKey,
    origin,
    expiresInSeconds = 3600,
    rememberedAs,
    isStoredByApp = true,
  } = options;
  service.accounts.set(account.uid, account);
  const idToken = service.issueToken(account, expiresInSeconds);
  const page = await context.newPage();
  try {
    await page.route('**/*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Session</title>' }),
    );
    await page.goto(origin);
    await page.evaluate(writeToIndexedDb, {
      fbase_key: `firebase:authUser:${apiKey}:[DEFAULT]`,
      value: storedUser(account, apiKey, idToken, Date.now() + expiresInSeconds * 1000),
    });
    const accessToken = rememberedAs === undefined ? null : idToken;
    const auth = { ...account, isLoggedIn: true, accessToken, _id: rememberedAs ?? null };
    const kept = { auth: JSON.stringify(auth), _persist: '{"version":1,"rehydrated":true}' };
    if (isStoredByApp)
      await page.evaluate((value) => localStorage.setItem('persist:root', value), JSON.stringify(kept));
  } finally {
    await page.close();
  }
  return idToken;
}
