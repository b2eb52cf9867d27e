import { signedIn, signedOut, tokenObtained } from './auth-slice';
import {
  SessionEndedError,
  SignInError,
  type Identity,
  type IdentityEvent,
  type IdentityProvider,
} from './identity-provider';
import { checkFailed, checkWanted, tokenRefused, type SessionState } from './session-slice';
import type { AuthState } from './stored-auth';
import { isUsableToken } from './usable-token';
import type { Action } from '@reduxjs/toolkit';

/** How long the identity service may take to report for the first time before the check counts as failed. */
export const STATE_CHECK_WATCHDOG_MS = 15_000;
const NO_ANSWER =
  'The sign-in service did not answer. Check your connection and try again, or reload the page.';

/** What the API layer needs of the session: a token, and a way to report that it no longer works. */
export interface TokenSource {
  /**
   * @returns the bearer token for a call, or null for a visitor; waits for the identity service only if somebody is
   * signed in and no valid token is stored
   */
  getToken(): Promise<string | null>;
  /**
   * The backend refused this token. @returns a new one for the same person; null where there is none, or where
   * somebody else has signed in meanwhile, in whose name the call must not be repeated
   */
  renewToken(refused: string): Promise<string | null>;
  /** The backend refused a fresh token: the person it belongs to has to sign in again. */
  end(refused: string): Promise<void>;
}

export interface Session extends TokenSource {
  /**
   * Loads everything that a sign-in needs, so that its window can open inside the click. @returns resolves when that
   * has been done, or has failed
   */
  prepareSignIn(): Promise<void>;
  /** Opens the account chooser; call it directly from a click. @returns null when the person closed it */
  signIn(): Promise<Identity | null>;
  /** @throws Error when the service could not sign out */
  signOut(): Promise<void>;
}

export interface SessionStore {
  dispatch(action: Action): unknown;
  getState(): { auth: AuthState; session: SessionState };
  subscribe(listener: () => void): unknown;
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
 * Connects the identity service to the store. The service is loaded only when it is needed: somebody is remembered, a
 * protected route is opened, or the sign-in page is. Visitors never need its 26 kB. What is known is in the store
 * (session-slice.ts). Here is what cannot be there: the service while it loads, who waits for its first report, the
 * tokens that were given out, and a sign-out that has not ended yet.
 */
export function createSession(
  store: SessionStore,
  loadProvider: () => Promise<IdentityProvider>,
  watchdogMs = STATE_CHECK_WATCHDOG_MS,
): Session {
  let provider: IdentityProvider | null = null;
  /** Resolves with the service's first report, or gives up after a while; never rejects. */
  let firstWord: Promise<void> | null = null;
  let isSigningOut = false;
  /** The tokens that were given out to the person who is signed in now. */
  let handedOut: { uid: string | null; tokens: Set<string> } = { uid: null, tokens: new Set() };

  const want = () => void store.dispatch(checkWanted());
  const currentUid = () => store.getState().auth.uid;
  const belongsToCurrent = (token: string) => handedOut.uid === currentUid() && handedOut.tokens.has(token);

  function handOut(token: string | null): string | null {
    if (token === null) return null;
    if (handedOut.uid !== currentUid()) handedOut = { uid: currentUid(), tokens: new Set() };
    handedOut.tokens.add(token);
    return token;
  }

  /** Until the service's first report. */
  function storedToken(): string | null {
    const { auth, session } = store.getState();
    const isUsable =
      session.status === 'storedToken' && isUsableToken(auth.accessToken, auth.uid, Date.now());
    return isUsable ? auth.accessToken : null;
  }

  const load = untilItFails(async () => {
    provider = await loadProvider();
    return provider;
  });

  /** Passes each report of the service to the store; a late one counts too. Resolves with the first. */
  const follow = untilItFails(async () => {
    const identityProvider = await load();
    await new Promise<void>((resolve) => {
      const accept = (event: IdentityEvent) => {
        const { auth, session } = store.getState();
        // Somebody is remembered here, and no other tab has signed them out: the service itself has, since the last visit.
        const isWithdrawn =
          auth.isLoggedIn && session.status !== 'signedIn' && session.uidElsewhere === undefined;
        if (event.kind === 'signedIn') store.dispatch(signedIn(event.identity));
        else
          store.dispatch(
            signedOut({ reason: isSigningOut ? 'pressed' : isWithdrawn ? 'ended' : 'reported' }),
          );
        resolve();
      };
      identityProvider.watch((event) => {
        // Firebase stores what its first check has found, even over what another tab has stored meanwhile: without this,
        // who has signed out there would be signed in again.
        const { uidElsewhere } = store.getState().session;
        const isOutdated =
          event.kind === 'signedIn' && uidElsewhere !== undefined && uidElsewhere !== event.identity.uid;
        if (isOutdated) identityProvider.signOut().catch(() => accept(event));
        else accept(event);
      });
    });
  });

  function check(): Promise<void> {
    firstWord ??= new Promise((resolve) => {
      const fail = (message: string) => {
        const isTokenUsable = storedToken() !== null;
        if (isTokenUsable) {
          firstWord = null;
          setTimeout(want, watchdogMs);
        }
        store.dispatch(checkFailed({ message, isTokenUsable }));
        resolve();
      };
      const watchdog = setTimeout(() => fail(NO_ANSWER), watchdogMs);
      follow()
        .then(resolve, (error: unknown) => {
          firstWord = null;
          fail(error instanceof Error ? error.message : '');
        })
        .finally(() => clearTimeout(watchdog));
    });
    return firstWord;
  }

  // Whoever needs to know who is signed in says so in the store; only a call that needs a token asks by itself (`getToken`).
  let wasWanted = false;
  store.subscribe(() => {
    const { isWanted, hasFailed } = store.getState().session;
    if (isWanted && !wasWanted) {
      if (hasFailed) firstWord = null;
      void check();
    }
    wasWanted = isWanted;
  });

  /** Loads the service for a sign-in. The person gets an answer even if its code never arrives. */
  async function loadForSignIn(): Promise<IdentityProvider> {
    want();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new SignInError(NO_ANSWER)), watchdogMs);
    });
    try {
      return await Promise.race([load(), tooLate]);
    } finally {
      clearTimeout(timer);
    }
  }

  async function endSession(): Promise<void> {
    const { status, signOutReason } = store.getState().session;
    if (status !== 'signedIn' && signOutReason !== 'reported') return;
    store.dispatch(signedOut({ reason: 'ended' }));
    await provider?.signOut().catch(() => undefined);
  }

  async function obtainToken(forceRefresh: boolean): Promise<string | null> {
    if (provider === null || store.getState().session.status !== 'signedIn') return null;
    const uid = currentUid();
    try {
      const token = await provider.getToken({ forceRefresh });
      // Somebody else by now: the call and its token belong to the person before.
      if (uid !== currentUid()) return null;
      if (token !== null && token !== store.getState().auth.accessToken) store.dispatch(tokenObtained(token));
      return handOut(token);
    } catch (error) {
      const isSessionOver = error instanceof SessionEndedError;
      // Firebase signs out by itself where it knows the reason, and reports that before it throws.
      if (uid !== currentUid() && !(isSessionOver && currentUid() === null)) return null;
      if (isSessionOver) {
        await endSession();
        return null;
      }
      // There is no network or the service is down: the last token may still be valid. After a 401 it is not tried
      // again.
      return forceRefresh ? null : handOut(store.getState().auth.accessToken);
    }
  }

  return {
    async getToken() {
      const stored = storedToken();
      if (stored !== null) return handOut(stored);
      if (firstWord === null && !store.getState().auth.isLoggedIn) return null;
      const uid = currentUid();
      await check();
      // The call belongs to the person of the stored state.
      return uid === null || uid === currentUid() ? obtainToken(false) : null;
    },

    async renewToken(refused) {
      if (!belongsToCurrent(refused)) return null;
      store.dispatch(tokenRefused());
      if (firstWord !== null) await firstWord;
      return belongsToCurrent(refused) ? obtainToken(true) : null;
    },

    async end(refused) {
      if (belongsToCurrent(refused)) await endSession();
    },

    async prepareSignIn() {
      want();
      const identityProvider = await load().catch(() => null);
      await identityProvider?.prepareSignIn?.();
    },

    async signIn() {
      // No `await` before the call if the provider is there: the window must open inside the click.
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
