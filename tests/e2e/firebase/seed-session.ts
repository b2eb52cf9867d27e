import type { BrowserContext, Route } from '@playwright/test';
import { TEST_CONFIGURATION } from '../../build/bundles';
import { refreshTokenOf, type AuthService } from './auth-service';
import type { Account } from './id-token';

/** Runs in the page: stores the value in the layout of the SDK's IndexedDB persistence. */
function writeToIndexedDb(entry: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('firebaseLocalStorageDb', 1);
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' });
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('firebaseLocalStorage', 'readwrite');
      transaction.objectStore('firebaseLocalStorage').put(entry);
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

export interface SessionOptions {
  /** Negative for a session whose token must be refreshed first. */
  expiresInSeconds?: number;
  /** The person's backend id: also stores the token and the id, as after a visit within the hour. */
  rememberedAs?: string;
  /** False for an account that only the identity service has stored. */
  isStoredByApp?: boolean;
}

/**
 * Stores a session of the SDK, so that a test starts signed in. Call it before a page of the app is open on this origin:
 * the SDK reads the session when it starts.
 * @returns the ID token that the app will send
 */
export async function seedSession(
  context: BrowserContext,
  origin: string,
  service: AuthService,
  account: Account,
  { expiresInSeconds = 3600, rememberedAs, isStoredByApp = true }: SessionOptions,
): Promise<string> {
  const apiKey = TEST_CONFIGURATION.VITE_FIREBASE_API_KEY;
  service.accounts.set(account.uid, account);
  const idToken = service.issueToken(account, expiresInSeconds);
  // A page of its own would take longer.
  const page = context.pages()[0] ?? (await context.newPage());
  // The browser would request the icon of a page without one.
  const body = '<link rel="icon" href="data:,">';
  const sendEmptyPage = (route: Route) => route.fulfill({ contentType: 'text/html', body });
  await page.route('**/*', sendEmptyPage);
  await page.goto(origin);
  const expirationTime = Date.now() + expiresInSeconds * 1000;
  const flags = { emailVerified: true, isAnonymous: false };
  const stsTokenManager = {
    refreshToken: refreshTokenOf(account.uid),
    accessToken: idToken,
    expirationTime,
  };
  await page.evaluate(writeToIndexedDb, {
    fbase_key: `firebase:authUser:${apiKey}:[DEFAULT]`,
    value: { ...account, ...flags, stsTokenManager, apiKey, appName: '[DEFAULT]' },
  });
  if (isStoredByApp) {
    const accessToken = rememberedAs === undefined ? null : idToken;
    const auth = JSON.stringify({ ...account, isLoggedIn: true, accessToken, _id: rememberedAs ?? null });
    const stored = JSON.stringify({ auth, _persist: '{"version":1,"rehydrated":true}' });
    await page.evaluate((value) => localStorage.setItem('persist:root', value), stored);
  }
  await page.unroute('**/*', sendEmptyPage);
  return idToken;
}
