import type { Store } from '@reduxjs/toolkit';
import { signedIn, signedOut, tokenObtained } from './auth-slice';
import {
  SessionEndedError,
  SignInError,
  type Identity,
  type IdentityEvent,
  type IdentityProvider,
} from './identity-provider';
import { checkFailed, checkRetried, storedTokenInvalidated, type SessionState } from './session-slice';
import type { AuthState } from './stored-auth';
import { isUsableToken } from './usable-token';

/** Timeout for the identity service's first report. */
export const STATE_CHECK_WATCHDOG_MS = 15_000;
const NO_RESPONSE =
  'The sign-in service did not respond. Check your connection and try again, or reload the page.';

/** The part of the session that the API layer uses. */
export interface TokenSource {
  /**
   * Waits for the identity service only if an account is stored without a valid token.
   * @returns the bearer token for a request, or null for a visitor
   */
  getToken(): Promise<string | null>;
  /**
   * Called after the backend has rejected a token.
   * @returns a new token of the same account; null if there is none, or if another account has signed in
   */
  refreshIdToken(rejected: string): Promise<string | null>;
  /** Ends the session after the backend has rejected a fresh token. */
  end(rejected: string): Promise<void>;
}

export interface Session extends TokenSource {
  /** Loads the identity service and awaits its first report; retries a failed check. Never rejects. */
  ensureChecked(): Promise<void>;
  /** Called after another tab has changed the stored account. @param uid null after a sign-out */
  otherTabStored(uid: string | null): void;
  /** Opens the account chooser; call it directly from a click. @returns null if the user closes it */
  signIn(): Promise<Identity | null>;
  /** @throws Error if the sign-out fails */
  signOut(): Promise<void>;
}

/** Shares one promise among all callers. After an error the next call starts again. */
function memoizedUntilError<T>(start: () => Promise<T>): () => Promise<T> {
  let shared: Promise<T> | null = null;
  return () => {
    shared ??= start().catch((error: unknown) => {
      shared = null;
      throw error;
    });
    return shared;
  };
}

/**
 * Connects the identity service to the store. Loads the service only if an account is stored or the sign-in page is open;
 * other visitors don't need its code.
 */
export function createSession(
  store: Pick<Store<{ auth: AuthState; session: SessionState }>, 'dispatch' | 'getState'>,
  loadProvider: () => Promise<IdentityProvider>,
  watchdogMs = STATE_CHECK_WATCHDOG_MS,
): Session {
  let provider: IdentityProvider | null = null;
  /** Resolves with the service's first report or after the timeout. Never rejects. */
  let firstReport: Promise<void> | null = null;
  let isSigningOut = false;
  /** The account that another tab has stored before the first report; undefined if no tab has. */
  let otherTabUid: string | null | undefined;
  /** The account of each token that a request has received. */
  const uidOfToken = new Map<string, string | null>();

  const auth = () => store.getState().auth;
  const status = () => store.getState().session.status;
  const belongsToAccount = (token: string) => uidOfToken.get(token) === auth().uid;

  function recorded(token: string | null): string | null {
    if (token !== null) uidOfToken.set(token, auth().uid);
    return token;
  }

  /** The stored token, while it is trusted. */
  function storedToken(): string | null {
    const { uid, accessToken } = auth();
    return status() === 'storedToken' && isUsableToken(accessToken, uid, Date.now()) ? accessToken : null;
  }

  function withTimeout<T>(service: Promise<T>): Promise<T> {
    const timeout = new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new SignInError(NO_RESPONSE)), watchdogMs);
    });
    return Promise.race([service, timeout]);
  }

  const load = memoizedUntilError(async () => (provider = await loadProvider()));

  function applyReport(event: IdentityEvent): void {
    // No tab has signed the stored account out, so the service has ended its session.
    const isWithdrawn = auth().isLoggedIn && status() !== 'signedIn' && otherTabUid === undefined;
    otherTabUid = undefined;
    if (event.kind === 'signedIn') store.dispatch(signedIn(event.identity));
    else store.dispatch(signedOut({ reason: isSigningOut ? 'pressed' : isWithdrawn ? 'ended' : 'reported' }));
  }

  /** Passes all reports of the service to the store, even late ones. Resolves with the first. */
  const watchReports = memoizedUntilError(async () => {
    const service = await load();
    await new Promise<void>((resolve) => {
      const settle = (event: IdentityEvent) => {
        applyReport(event);
        resolve();
      };
      service.watch((event) => {
        // Firebase's first check restores its user, even if another tab has signed out since.
        const isStale =
          event.kind === 'signedIn' && otherTabUid !== undefined && otherTabUid !== event.identity.uid;
        if (isStale) service.signOut().catch(() => settle(event));
        else settle(event);
      });
    });
  });

  function check(): Promise<void> {
    const reported = () =>
      watchReports().catch((error: unknown) => {
        // The next request loads the service again. After a timeout, requests don't wait.
        firstReport = null;
        throw error;
      });
    firstReport ??= withTimeout(reported()).catch((error: unknown) => {
      if (storedToken() === null) {
        store.dispatch(checkFailed(error instanceof Error ? error.message : ''));
        return;
      }
      firstReport = null;
      setTimeout(() => void check(), watchdogMs);
    });
    return firstReport;
  }

  function ensureChecked(): Promise<void> {
    if (status() === 'error') {
      firstReport = null;
      store.dispatch(checkRetried());
    }
    return check();
  }

  /** Makes all requests wait for the service's report. */
  function invalidateStoredToken(): void {
    if (status() !== 'storedToken') return;
    store.dispatch(storedTokenInvalidated());
    void check();
  }

  async function endSession(): Promise<void> {
    if (status() !== 'signedIn' && store.getState().session.reason !== 'reported') return;
    store.dispatch(signedOut({ reason: 'ended' }));
    await provider?.signOut().catch(() => undefined);
  }

  async function obtainToken(forceRefresh: boolean): Promise<string | null> {
    if (provider === null || status() !== 'signedIn') return null;
    const { uid } = auth();
    try {
      const token = await provider.getToken({ forceRefresh });
      // The request and its token belong to the previous account.
      if (uid !== auth().uid) return null;
      if (token !== null && token !== auth().accessToken) store.dispatch(tokenObtained(token));
      return recorded(token);
    } catch (error) {
      const isSessionOver = error instanceof SessionEndedError;
      // Firebase reports the sign-out before it throws.
      if (uid !== auth().uid && !(isSessionOver && auth().uid === null)) return null;
      if (isSessionOver) await endSession();
      // After a transient error the last token may still be valid, except after a 401.
      return isSessionOver || forceRefresh ? null : recorded(auth().accessToken);
    }
  }

  return {
    ensureChecked,

    otherTabStored(uid) {
      if (status() !== 'signedIn' && status() !== 'signedOut') otherTabUid = uid;
      if (uid === auth().uid) return;
      invalidateStoredToken();
      // A visitor's tab may not have loaded the service.
      if (uid !== null) void ensureChecked();
    },

    async getToken() {
      const stored = storedToken();
      if (stored !== null) return recorded(stored);
      const { uid, isLoggedIn } = auth();
      if (firstReport === null && !isLoggedIn) return null;
      await check();
      // The request belongs to the stored account.
      return uid === null || uid === auth().uid ? obtainToken(false) : null;
    },

    async refreshIdToken(rejected) {
      if (!belongsToAccount(rejected)) return null;
      invalidateStoredToken();
      if (firstReport !== null) await firstReport;
      return belongsToAccount(rejected) ? obtainToken(true) : null;
    },

    async end(rejected) {
      if (belongsToAccount(rejected)) await endSession();
    },

    async signIn() {
      if (provider === null) void ensureChecked();
      // Doesn't await a loaded provider, because the window must open inside the click.
      const identity = await (provider ?? (await withTimeout(load()))).signIn();
      if (identity !== null) store.dispatch(signedIn(identity));
      return identity;
    },

    async signOut() {
      const service = await load();
      isSigningOut = true;
      try {
        await service.signOut();
      } finally {
        isSigningOut = false;
      }
      // The service may have reported the sign-out already.
      if (auth().isLoggedIn) store.dispatch(signedOut({ reason: 'pressed' }));
    },
  };
}
