/** The signed-in account, as the identity service reports it. */
export interface Identity {
  uid: string;
  email: string;
  displayName: string;
  photoURL: string | null;
}

export type IdentityEvent = { kind: 'signedIn'; identity: Identity } | { kind: 'signedOut' };

/**
 * The interface to the identity service: Firebase in production, the account chooser in the demo. Its async factory rejects
 * if the service cannot be loaded.
 */
export interface IdentityProvider {
  /**
   * Calls the listener when the state is known and after each change, including changes made in other tabs.
   * @returns a function that unsubscribes
   */
  watch(listener: (event: IdentityEvent) => void): () => void;

  /**
   * Opens the account chooser. Must be called directly from a click, or the browser blocks the window.
   * @returns the account, or null if the user closed or declined the window
   * @throws SignInError with the text to show, '' if the service gave none
   */
  signIn(): Promise<Identity | null>;

  /** @throws Error if the sign-out fails; the user is then still signed in */
  signOut(): Promise<void>;

  /**
   * The current ID token, refreshed when it is about to expire.
   * @param options.forceRefresh requests a new one even if the current one looks valid
   * @returns null if no user is signed in
   * @throws SessionEndedError if the service has ended the session
   * @throws Error for a transient error (no network, service down); the session continues
   */
  getToken(options?: { forceRefresh?: boolean }): Promise<string | null>;
}

/** A failed sign-in; `message` is shown to the user. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  /** The browser has blocked the window. */
  isBlocked = false;
}

/** The service has ended the session: the account was disabled or deleted, or its password changed. */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
}
