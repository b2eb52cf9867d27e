/** Who is signed in, according to the identity service. */
export interface Identity {
  uid: string;
  email: string;
  displayName: string;
  photoURL: string | null;
}

export type IdentityEvent = { kind: 'signedIn'; identity: Identity } | { kind: 'signedOut' };

/**
 * The only interface to the identity service: Firebase in production, the account chooser in the demo. A provider
 * is created by an async factory, which rejects where the sign-in state cannot be checked at all.
 */
export interface IdentityProvider {
  /**
   * Calls back with the state as soon as it is known and after each change, also one made in another tab.
   * @returns a function that stops the calls
   */
  watch(listener: (event: IdentityEvent) => void): () => void;

  /**
   * Lets the person choose an account. Must be called directly from a click, or the browser blocks the window.
   * @returns the person, or null when they closed or declined it
   * @throws SignInError with a sentence to show; its message is '' where the service gave none
   */
  signIn(): Promise<Identity | null>;

  /** @throws Error when the service could not sign out; the person is then still signed in */
  signOut(): Promise<void>;

  /**
   * The current ID token, refreshed when it is about to expire.
   * @param options.forceRefresh ask the service for a new one even if the current one looks valid
   * @returns null when nobody is signed in
   * @throws SessionEndedError when the service says that the session is over
   * @throws Error when there is no token at the moment (no network, service down); the session goes on
   */
  getToken(options?: { forceRefresh?: boolean }): Promise<string | null>;
}

/** A failed sign-in; `message` is shown to the person. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  /** The browser has not let the window open. */
  isBlocked = false;
}

/** The service withdrew the session: signed out elsewhere, disabled, deleted, or the password was changed. */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
}
