/** Who is signed in, as the identity service tells it. */
export interface Identity {
  uid: string;
  email: string;
  displayName: string;
  photoURL: string | null;
}

export type IdentityEvent = { kind: 'signedIn'; identity: Identity } | { kind: 'signedOut' };

/**
 * The one door to whoever knows who is signed in: Firebase in production, the account chooser in the demo.
 * A provider is made by an async factory, which rejects where the sign-in state can't be checked at all.
 */
export interface IdentityProvider {
  /**
   * Calls back with the state as soon as it is known and after each change, wherever it was made (another tab too).
   * @returns stops the calls
   */
  watch(listener: (event: IdentityEvent) => void): () => void;

  /**
   * Lets the person choose an account. Must be called straight from a click, or the browser blocks the window.
   * @returns the person, or null when they closed or declined it
   * @throws SignInError with a sentence to show; its message is '' where the service gave none
   */
  signIn(): Promise<Identity | null>;

  /** @throws Error when the service could not sign out; the person is then still signed in. */
  signOut(): Promise<void>;

  /**
   * The current ID token, refreshed when it is about to expire.
   * @param options.forceRefresh ask the service for a new one even if the current one looks good
   * @returns null when nobody is signed in
   * @throws SessionEndedError when the service says that the session is over
   * @throws Error when the token can't be had just now (no network, service down); the session stands
   */
  getToken(options?: { forceRefresh?: boolean }): Promise<string | null>;
}

/** A sign-in that failed; `message` is for the person. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
}

/** The service withdrew the session: signed out elsewhere, disabled, deleted, or the password changed. */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
}
