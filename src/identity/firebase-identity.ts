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

/** After a successful sign-in the window closes, and the result follows within this time. */
const RESULT_WAIT_MS = 3000;

/**
 * Makes the sign-in button usable soon after the window was closed: the SDK takes 8 to 10 s to notice
 * (firebase/firebase-js-sdk#8061). A result that is later still arrives through `watch`.
 */
function watchForReturn(): { promise: Promise<null>; stop: () => void } {
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
 * Google sign-in through Firebase Auth. The popup resolver is passed at the call and not at initialisation:
 * otherwise Safari and phones wait for Google's iframe before the first auth event (firebase/firebase-js-sdk#4946).
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

  /** By person and kind: five calls with an expired token cause one refresh. */
  const pendingTokens: Record<string, Promise<string>> = {};

  return {
    watch: (listener) =>
      onAuthStateChanged(auth, (user) =>
        listener(user === null ? { kind: 'signedOut' } : { kind: 'signedIn', identity: toIdentity(user) }),
      ),

    async signIn() {
      const provider = new GoogleAuthProvider();
      provider.setCustomParameters({ prompt: 'select_account' });
      const closed = watchForReturn();
      try {
        const signedIn = signInWithPopup(auth, provider, browserPopupRedirectResolver);
        // A failure after the window was closed is not reported.
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
