import type { Action } from '@reduxjs/toolkit';
import { signedIn, signedOut, tokenObtained } from './auth-slice';
import {
  SessionEndedError,
  SignInError,
  type Identity,
  type IdentityEvent,
  type IdentityProvider,
} from './identity-provider';
import { checkFailed, checkRepeated, storedTokenDoubted, type SessionState } from './session-slice';
import type { AuthState } from './stored-auth';
import { isUsableToken } from './usable-token';

/** Timeout for the identity service's first report. */
export const STATE_CHECK_WATCHDOG_MS = 15_000;
const NO_ANSWER =
  'The sign-in service did not answer. Check your connection and try again, or reload the page.';

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
  renewToken(refused: string): Promise<string | null>;
  /** Ends the session after the backend has rejected a fresh token. */
  end(refused: string): Promise<void>;
}

export interface Session extends TokenSource {
  /**
   * Awaits the identity service's first report; retries a failed check. A visitor without a stored user counts as
   * signed out at once, without the service. Never rejects.
   */
  ensureChecked(): Promise<void>;
  /** Loads the identity service for the sign-in page and awaits its first report. Never rejects. */
  prepareSignIn(): Promise<void>;
  /** Called after another tab has stored another account; null for a sign-out. */
  otherTabStored(uid: string | null): void;
  /** Opens the account chooser; call it directly from a click. @returns null if the user closes it */
  signIn(): Promise<Identity | null>;
  /** @throws Error if the sign-out fails */
  signOut(): Promise<void>;
}

export interface SessionStore {
  dispatch(action: Action): unknown;
  getState(): { auth: AuthState; session: SessionState };
}

/** Shares one promise among all callers, until it fails. */
function untilItFails<T>(start: () => Promise<T>): () => Promise<T> {
  let started: Promise<T> | null = null;
  return () => {
    started ??= start().catch((error: unknown) => {
      started = null;
      throw error;
    });
    return started;
  };
}

/**
 * Connects the identity service to the store. Loads the service only if an account is stored or the sign-in page is open;
 * other visitors don't need its code.
 * @param hasStoredUser whether the service has stored a user, without loading it; null if that is unknown
 */
export function createSession(
  store: SessionStore,
  loadProvider: () => Promise<IdentityProvider>,
  hasStoredUser: () => Promise<boolean | null>,
  watchdogMs = STATE_CHECK_WATCHDOG_MS,
): Session {
  let provider: IdentityProvider | null = null;
  /** Resolves with the service's first report or after the timeout. Never rejects. */
  let firstReport: Promise<void> | null = null;
  let isSigningOut = false;
  /** The account that another tab has stored before the first report; undefined if no tab has. */
  let otherTabUid: string | null | undefined;
  /** The tokens that requests of the current account have received. */
  let handedOut: { uid: string | null; tokens: Set<string> } = { uid: null, tokens: new Set() };

  const currentUid = () => store.getState().auth.uid;
  const status = () => store.getState().session.status;
  const belongsToCurrent = (token: string) => handedOut.uid === currentUid() && handedOut.tokens.has(token);

  function handOut(token: string | null): string | null {
    if (token === null) return null;
    if (handedOut.uid !== currentUid()) handedOut = { uid: currentUid(), tokens: new Set() };
    handedOut.tokens.add(token);
    return token;
  }

  /** The stored token, while it is trusted. */
  function storedToken(): string | null {
    const { uid, accessToken } = store.getState().auth;
    return status() === 'storedToken' && isUsableToken(accessToken, uid, Date.now()) ? accessToken : null;
  }

  const load = untilItFails(async () => {
    provider = await loadProvider();
    return provider;
  });

  function accept(event: IdentityEvent): void {
    // No tab has signed the stored account out, so the service has ended its session.
    const isWithdrawn =
      store.getState().auth.isLoggedIn && status() !== 'signedIn' && otherTabUid === undefined;
    otherTabUid = undefined;
    if (event.kind === 'signedIn') store.dispatch(signedIn(event.identity));
    else store.dispatch(signedOut({ reason: isSigningOut ? 'pressed' : isWithdrawn ? 'ended' : 'reported' }));
  }

  /** Passes all reports of the service to the store, even late ones. Resolves with the first. */
  const follow = untilItFails(async () => {
    const identityProvider = await load();
    await new Promise<void>((resolve) => {
      const settle = (event: IdentityEvent) => {
        accept(event);
        resolve();
      };
      identityProvider.watch((event) => {
        // Firebase's first check restores its user, even if another tab has signed out since.
        const isStale =
          event.kind === 'signedIn' && otherTabUid !== undefined && otherTabUid !== event.identity.uid;
        if (isStale) identityProvider.signOut().catch(() => settle(event));
        else settle(event);
      });
    });
  });

  function check(): Promise<void> {
    firstReport ??= new Promise((resolve) => {
      const fail = (message: string) => {
        if (storedToken() === null) store.dispatch(checkFailed(message));
        else {
          firstReport = null;
          setTimeout(() => void check(), watchdogMs);
        }
        resolve();
      };
      const watchdog = setTimeout(() => fail(NO_ANSWER), watchdogMs);
      follow()
        .then(resolve, (error: unknown) => {
          firstReport = null;
          fail(error instanceof Error ? error.message : '');
        })
        .finally(() => clearTimeout(watchdog));
    });
    return firstReport;
  }

  function checkWithService(): Promise<void> {
    if (status() === 'error') {
      firstReport = null;
      store.dispatch(checkRepeated());
    }
    return check();
  }

  function ensureChecked(): Promise<void> {
    const mayBeVisitor = status() === 'unknown' && !store.getState().auth.isLoggedIn;
    if (firstReport !== null || !mayBeVisitor) return checkWithService();
    // Requests wait for the result.
    firstReport = hasStoredUser().then((isStored) => {
      firstReport = null;
      if (isStored !== false || otherTabUid !== undefined) return check();
      store.dispatch(signedOut({ reason: 'reported' }));
    });
    return firstReport;
  }

  /** Makes all requests wait for the service. */
  function distrustStoredToken(): void {
    if (status() !== 'storedToken') return;
    store.dispatch(storedTokenDoubted());
    void check();
  }

  /** Loads the service for a sign-in. Rejects with a readable message if that fails. */
  async function loadForSignIn(): Promise<IdentityProvider> {
    void checkWithService();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new SignInError(NO_ANSWER)), watchdogMs);
    });
    try {
      return await Promise.race([load(), timeout]);
    } finally {
      clearTimeout(timer);
    }
  }

  async function endSession(): Promise<void> {
    const { reason } = store.getState().session;
    if (status() !== 'signedIn' && reason !== 'reported') return;
    store.dispatch(signedOut({ reason: 'ended' }));
    await provider?.signOut().catch(() => undefined);
  }

  async function obtainToken(forceRefresh: boolean): Promise<string | null> {
    if (provider === null || status() !== 'signedIn') return null;
    const uid = currentUid();
    try {
      const token = await provider.getToken({ forceRefresh });
      // The request and its token belong to the previous account.
      if (uid !== currentUid()) return null;
      if (token !== null && token !== store.getState().auth.accessToken) store.dispatch(tokenObtained(token));
      return handOut(token);
    } catch (error) {
      const isSessionOver = error instanceof SessionEndedError;
      // Firebase reports the sign-out before it throws.
      if (uid !== currentUid() && !(isSessionOver && currentUid() === null)) return null;
      if (isSessionOver) {
        await endSession();
        return null;
      }
      // After a transient error the last token may still be valid, except after a 401.
      return forceRefresh ? null : handOut(store.getState().auth.accessToken);
    }
  }

  return {
    ensureChecked,
    prepareSignIn: checkWithService,

    otherTabStored(uid) {
      if (status() !== 'signedIn' && status() !== 'signedOut') otherTabUid = uid;
      if (uid === currentUid()) return;
      distrustStoredToken();
      // A visitor's tab may not have loaded the service.
      if (uid !== null) void checkWithService();
    },

    async getToken() {
      const stored = storedToken();
      if (stored !== null) return handOut(stored);
      if (firstReport === null && !store.getState().auth.isLoggedIn) return null;
      const uid = currentUid();
      await check();
      // The request belongs to the stored account.
      return uid === null || uid === currentUid() ? obtainToken(false) : null;
    },

    async renewToken(refused) {
      if (!belongsToCurrent(refused)) return null;
      distrustStoredToken();
      if (firstReport !== null) await firstReport;
      return belongsToCurrent(refused) ? obtainToken(true) : null;
    },

    async end(refused) {
      if (belongsToCurrent(refused)) await endSession();
    },

    async signIn() {
      // Doesn't await a loaded provider, because the window must open inside the click.
      const identity = await (provider ?? (await loadForSignIn())).signIn();
      if (identity !== null) store.dispatch(signedIn(identity));
      return identity;
    },

    async signOut() {
      const identityProvider = provider ?? (await load());
      isSigningOut = true;
      try {
        await identityProvider.signOut();
      } finally {
        isSigningOut = false;
      }
      // The service may have reported the sign-out already.
      if (store.getState().auth.isLoggedIn) store.dispatch(signedOut({ reason: 'pressed' }));
    },
  };
}
