import { signedIn, signedOut, tokenObtained, type AuthState } from './auth-slice';
import { SessionEndedError, SignInError, type Identity, type IdentityProvider } from './identity-provider';
import { stateCheckFailed, stateCheckRepeated, type SessionState } from './session-slice';
import type { Action } from '@reduxjs/toolkit';

/** How long the identity service may take for its first word before the check counts as failed. */
export const STATE_CHECK_WATCHDOG_MS = 15_000;
const NO_ANSWER =
  'The sign-in service did not answer. Check your connection and try again, or reload the page.';

/** What the API layer needs of the session: a token, and a way to say that it no longer works. */
export interface TokenSource {
  /** @returns the bearer token for a call, or null for a visitor; waits for the identity service only if somebody is signed in */
  getToken(): Promise<string | null>;
  /**
   * The backend refused this token. @returns a new one for the same person; null where there is none to be had, or
   * somebody else has signed in meanwhile, in whose name the call must not be repeated
   */
  renewToken(refused: string): Promise<string | null>;
  /** The backend refused a fresh token: the person it belongs to has to sign in again. */
  end(refused: string): Promise<void>;
}

export interface Session extends TokenSource {
  /** Loads the identity service and follows what it says; calling again repeats a check that has failed, else does nothing. */
  start(): void;
  /** Opens the account chooser; call it straight from a click. @returns null when the person closed it */
  signIn(): Promise<Identity | null>;
  /** @throws Error when the service could not sign out */
  signOut(): Promise<void>;
}

export interface SessionStore {
  dispatch(action: Action): unknown;
  getState(): { auth: AuthState; session: SessionState };
}

/**
 * Joins the identity service to the store. The service is loaded when it is needed: a stored sign-in exists,
 * a protected route is entered, or sign-in is near (budgets: it is 24 kB that a visitor never needs).
 */
export function createSession(
  store: SessionStore,
  loadProvider: () => Promise<IdentityProvider>,
  watchdogMs = STATE_CHECK_WATCHDOG_MS,
): Session {
  let provider: IdentityProvider | null = null;
  let loading: Promise<IdentityProvider> | null = null;
  /** Resolves with the service's first word. */
  let following: Promise<void> | null = null;
  /** The same, but given up after a while; never rejects. */
  let firstWord: Promise<void> | null = null;
  let isSigningOut = false;
  /** The tokens handed out to the person who is signed in now. */
  let handedOut: { uid: string | null; tokens: Set<string> } = { uid: null, tokens: new Set() };

  const currentUid = () => store.getState().auth.uid;
  const belongsToCurrent = (token: string) => handedOut.uid === currentUid() && handedOut.tokens.has(token);

  function handOut(token: string | null): string | null {
    if (token === null) return null;
    if (handedOut.uid !== currentUid()) handedOut = { uid: currentUid(), tokens: new Set() };
    handedOut.tokens.add(token);
    return token;
  }

  async function load(): Promise<IdentityProvider> {
    loading ??= loadProvider();
    try {
      provider = await loading;
      return provider;
    } catch (error) {
      loading = null;
      throw error;
    }
  }

  /** Loads the service once and tells the store of every word; a word that comes late counts as well. */
  async function follow(): Promise<void> {
    const identityProvider = await load();
    await new Promise<void>((resolve) => {
      identityProvider.watch((event) => {
        if (event.kind === 'signedIn') store.dispatch(signedIn(event.identity));
        else store.dispatch(signedOut({ reason: isSigningOut ? 'pressed' : 'reported' }));
        resolve();
      });
    });
  }

  function check(): Promise<void> {
    firstWord ??= new Promise((resolve) => {
      const fail = (message: string) => {
        if (store.getState().session.status === 'unknown') store.dispatch(stateCheckFailed(message));
        resolve();
      };
      const watchdog = setTimeout(() => fail(NO_ANSWER), watchdogMs);
      following ??= follow();
      following
        .then(resolve, (error: unknown) => {
          following = null;
          firstWord = null;
          fail(error instanceof Error ? error.message : '');
        })
        .finally(() => clearTimeout(watchdog));
    });
    return firstWord;
  }

  /** The service for a sign-in; who pressed the button gets an answer even if its code never arrives. */
  async function loadForSignIn(): Promise<IdentityProvider> {
    session.start();
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
      // Somebody else by now: the call belongs to the one before, and so does its token.
      if (uid !== currentUid()) return null;
      if (token !== null && token !== store.getState().auth.accessToken) store.dispatch(tokenObtained(token));
      return handOut(token);
    } catch (error) {
      const isOver = error instanceof SessionEndedError;
      // Firebase signs out by itself where it knows why, and reports nobody before it throws.
      if (uid !== currentUid() && !(isOver && currentUid() === null)) return null;
      if (isOver) {
        await endSession();
        return null;
      }
      // No network or the service is down: the last token may still be good. A refusal of it is not answered by itself.
      return forceRefresh ? null : handOut(store.getState().auth.accessToken);
    }
  }

  const session: Session = {
    start() {
      if (store.getState().session.status === 'error') {
        firstWord = null;
        store.dispatch(stateCheckRepeated());
      }
      void check();
    },

    async getToken() {
      if (firstWord === null && !store.getState().auth.isLoggedIn) return null;
      const uid = currentUid();
      await check();
      // The call belongs to whom the stored state had named.
      return uid === null || uid === currentUid() ? obtainToken(false) : null;
    },

    async renewToken(refused) {
      return belongsToCurrent(refused) ? obtainToken(true) : null;
    },

    async end(refused) {
      if (belongsToCurrent(refused)) await endSession();
    },

    async signIn() {
      // No `await` before the call when the provider is there: the window must open inside the click.
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
      // Unless the service has reported it by now.
      if (store.getState().auth.isLoggedIn) store.dispatch(signedOut({ reason: 'pressed' }));
    },
  };
  return session;
}
