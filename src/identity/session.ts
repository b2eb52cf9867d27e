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

/** How long the identity service may take to report for the first time before the check counts as failed. */
export const STATE_CHECK_WATCHDOG_MS = 15_000;
const NO_ANSWER =
  'The sign-in service did not answer. Check your connection and try again, or reload the page.';

/** The session as the API layer uses it. */
export interface TokenSource {
  /**
   * Waits for the identity service only if a person is remembered and no valid token is stored.
   * @returns the bearer token for a request, or null for a visitor
   */
  getToken(): Promise<string | null>;
  /**
   * The backend rejected this token. @returns a new one for the same person; null if there is none, or if another
   * person has signed in, in whose name the request must not be repeated
   */
  renewToken(refused: string): Promise<string | null>;
  /** The backend rejected a fresh token: the person it belongs to has to sign in again. */
  end(refused: string): Promise<void>;
}

export interface Session extends TokenSource {
  /**
   * Awaits the identity service's first report; repeats a failed check. A visitor without a stored user counts as
   * signed out at once, without the service. Never rejects.
   */
  ensureChecked(): Promise<void>;
  /** Loads the identity service for the sign-in page and awaits its first report. Never rejects. */
  prepareSignIn(): Promise<void>;
  /** Another tab has stored who is signed in; null for a sign-out. */
  otherTabStored(uid: string | null): void;
  /** Opens the account chooser; call it directly from a click. @returns null when the person closed it */
  signIn(): Promise<Identity | null>;
  /** @throws Error when the service could not sign out */
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
 * Connects the identity service to the store. The service is loaded only when it is needed: a person is remembered, or
 * the sign-in page is open. Other visitors never need its 26 kB.
 * @param hasStoredUser whether the service has a user on this device, without loading it; null if that is unknown
 */
export function createSession(
  store: SessionStore,
  loadProvider: () => Promise<IdentityProvider>,
  hasStoredUser: () => Promise<boolean | null>,
  watchdogMs = STATE_CHECK_WATCHDOG_MS,
): Session {
  let provider: IdentityProvider | null = null;
  /** Resolves with the service's first report, or after the watchdog; never rejects. */
  let firstReport: Promise<void> | null = null;
  let isSigningOut = false;
  /** Until the first report: who is signed in according to another tab; undefined if no tab has stored it. */
  let otherTabUid: string | null | undefined;
  /** The tokens that were given to requests of the person who is signed in now. */
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

  /** Until the service's first report. */
  function storedToken(): string | null {
    const { uid, accessToken } = store.getState().auth;
    return status() === 'storedToken' && isUsableToken(accessToken, uid, Date.now()) ? accessToken : null;
  }

  const load = untilItFails(async () => {
    provider = await loadProvider();
    return provider;
  });

  function accept(event: IdentityEvent): void {
    // A person was remembered, and no other tab has signed them out: the service has, since the last visit.
    const isWithdrawn =
      store.getState().auth.isLoggedIn && status() !== 'signedIn' && otherTabUid === undefined;
    otherTabUid = undefined;
    if (event.kind === 'signedIn') store.dispatch(signedIn(event.identity));
    else store.dispatch(signedOut({ reason: isSigningOut ? 'pressed' : isWithdrawn ? 'ended' : 'reported' }));
  }

  /** Passes each report of the service to the store; resolves with the first, and a late one counts too. */
  const follow = untilItFails(async () => {
    const identityProvider = await load();
    await new Promise<void>((resolve) => {
      const settle = (event: IdentityEvent) => {
        accept(event);
        resolve();
      };
      identityProvider.watch((event) => {
        // Firebase's first check stores its user again, even if another tab has signed them out in the meantime.
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

  /** Every request waits for the service now. */
  function doubtStoredToken(): void {
    if (status() !== 'storedToken') return;
    store.dispatch(storedTokenDoubted());
    void check();
  }

  /** Loads the service for a sign-in, which fails with a sentence if its code never arrives. */
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
      // The request and its token belong to the person before.
      if (uid !== currentUid()) return null;
      if (token !== null && token !== store.getState().auth.accessToken) store.dispatch(tokenObtained(token));
      return handOut(token);
    } catch (error) {
      const isSessionOver = error instanceof SessionEndedError;
      // Firebase signs out and reports that before it throws.
      if (uid !== currentUid() && !(isSessionOver && currentUid() === null)) return null;
      if (isSessionOver) {
        await endSession();
        return null;
      }
      // No network, or the service is down: the last token may still be valid, but not after a 401.
      return forceRefresh ? null : handOut(store.getState().auth.accessToken);
    }
  }

  return {
    ensureChecked,
    prepareSignIn: checkWithService,

    otherTabStored(uid) {
      if (status() !== 'signedIn' && status() !== 'signedOut') otherTabUid = uid;
      if (uid === currentUid()) return;
      doubtStoredToken();
      // A visitor's tab may not have loaded the service yet.
      if (uid !== null) void checkWithService();
    },

    async getToken() {
      const stored = storedToken();
      if (stored !== null) return handOut(stored);
      if (firstReport === null && !store.getState().auth.isLoggedIn) return null;
      const uid = currentUid();
      await check();
      // The request belongs to the person of the stored state.
      return uid === null || uid === currentUid() ? obtainToken(false) : null;
    },

    async renewToken(refused) {
      if (!belongsToCurrent(refused)) return null;
      doubtStoredToken();
      if (firstReport !== null) await firstReport;
      return belongsToCurrent(refused) ? obtainToken(true) : null;
    },

    async end(refused) {
      if (belongsToCurrent(refused)) await endSession();
    },

    async signIn() {
      // No `await` before the call if the provider is loaded: the window must open inside the click.
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
      // Unless the service has already reported it.
      if (store.getState().auth.isLoggedIn) store.dispatch(signedOut({ reason: 'pressed' }));
    },
  };
}
