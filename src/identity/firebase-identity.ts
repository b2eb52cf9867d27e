import { initializeApp } from 'firebase/app';
import {
  GoogleAuthProvider,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithPopup,
  signOut,
  type User as FirebaseUser,
} from 'firebase/auth';
import type { configuration } from '@/lib/configuration';
import { isBlockedWindow, isCancelledSignIn, isEndOfSession, signInErrorText } from './firebase-errors';
import { keepSessionThroughOutages } from './firebase-outages';
import { SessionEndedError, SignInError, type Identity, type IdentityProvider } from './identity-provider';

export type FirebaseConfiguration = (typeof configuration)['firebase'];

function toIdentity(user: FirebaseUser): Identity {
  return {
    uid: user.uid,
    email: user.email ?? '',
    displayName: user.displayName ?? '',
    photoURL: user.photoURL,
  };
}

/** Time for the result of a successful sign-in to arrive after the window has closed. */
const RESULT_WAIT_MS = 3000;

/**
 * Resolves soon after the user has closed the window, because the SDK takes 8 to 10 s to notice
 * (firebase/firebase-js-sdk#8061). A later result still arrives through `watch`.
 */
function watchWindowClose(): { promise: Promise<null>; stop: () => void } {
  const controller = new AbortController();
  const promise = new Promise<null>((resolve) => {
    const wait = () => {
      const timer = setTimeout(resolve, RESULT_WAIT_MS, null);
      controller.signal.addEventListener('abort', () => clearTimeout(timer));
    };
    window.addEventListener('focus', wait, { once: true, signal: controller.signal });
  });
  return { promise, stop: () => controller.abort() };
}

/**
 * Google sign-in through Firebase Auth. The popup resolver is passed to `signInWithPopup` and not at initialization,
 * where Safari and phones would wait for Google's iframe before the first auth event (firebase/firebase-js-sdk#4946).
 * @throws FirebaseError `auth/invalid-api-key` if the configuration can't work
 */
export async function createFirebaseIdentity({
  emulatorUrl,
  ...options
}: FirebaseConfiguration): Promise<IdentityProvider> {
  keepSessionThroughOutages();
  const auth = initializeAuth(initializeApp(options), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (emulatorUrl !== '') connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });

  /** Token requests in flight, shared so that several API requests with an expired token cause one refresh. */
  const pendingTokens: Record<string, Promise<string>> = {};

  return {
    watch: (listener) =>
      onAuthStateChanged(auth, (user) =>
        listener(user === null ? { kind: 'signedOut' } : { kind: 'signedIn', identity: toIdentity(user) }),
      ),

    async signIn() {
      const provider = new GoogleAuthProvider();
      provider.setCustomParameters({ prompt: 'select_account' });
      const closed = watchWindowClose();
      try {
        const signedIn = signInWithPopup(auth, provider, browserPopupRedirectResolver);
        // An error that arrives after the race is ignored.
        signedIn.catch(() => undefined);
        const result = await Promise.race([signedIn, closed.promise]);
        return result === null ? null : toIdentity(result.user);
      } catch (error) {
        if (isCancelledSignIn(error)) return null;
        const failure = new SignInError(signInErrorText(error), { cause: error });
        failure.isBlocked = isBlockedWindow(error);
        throw failure;
      } finally {
        closed.stop();
      }
    },

    signOut: () => signOut(auth),

    async getToken({ forceRefresh = false } = {}) {
      const user = auth.currentUser;
      if (user === null) return null;
      const key = `${forceRefresh} ${user.uid}`;
      try {
        return await (pendingTokens[key] ??= user
          .getIdToken(forceRefresh)
          .finally(() => delete pendingTokens[key]));
      } catch (error) {
        if (isEndOfSession(error)) throw new SessionEndedError('', { cause: error });
        throw error;
      }
    },
  };
}
