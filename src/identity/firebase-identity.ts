import { initializeApp } from 'firebase/app';
import {
  GoogleAuthProvider,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithPopup,
  signOut,
  type User as FirebaseUser,
} from 'firebase/auth';
import { isCancelledSignIn, isEndOfSession, signInErrorText } from './firebase-errors';
import { keepSessionThroughOutages } from './firebase-outages';
import { keptWhenFull } from './firebase-storage';
import { SessionEndedError, SignInError, type Identity, type IdentityProvider } from './identity-provider';
import { watchPopupClosing } from './popup-closing';
import { popupResolver, warmUpPopupResolver } from './popup-resolver';

export interface FirebaseConfiguration {
  apiKey: string;
  authDomain: string;
  projectId: string;
  appId: string;
  storageBucket: string;
  messagingSenderId: string;
  /** '' for the real service. */
  emulatorUrl: string;
}

function toIdentity(user: FirebaseUser): Identity {
  return {
    uid: user.uid,
    email: user.email ?? '',
    displayName: user.displayName ?? '',
    photoURL: user.photoURL,
  };
}

/** Shares one pending promise among callers, so that five calls with an expired token cause one refresh. */
function shared<T>() {
  let running: Promise<T> | null = null;
  return (start: () => Promise<T>): Promise<T> => {
    running ??= start().finally(() => {
      running = null;
    });
    return running;
  };
}

/**
 * Google sign-in through Firebase Auth. The popup resolver is passed at the call and not at initialisation:
 * otherwise Safari and phones wait for Google's iframe before the first auth event (firebase/firebase-js-sdk#4946).
 * `prepareSignIn` warms it up.
 * @throws FirebaseError `auth/invalid-api-key` where the configuration cannot work
 */
export async function createFirebaseIdentity(
  configuration: FirebaseConfiguration,
): Promise<IdentityProvider> {
  const { emulatorUrl, ...options } = configuration;
  keepSessionThroughOutages();
  const auth = initializeAuth(initializeApp(options), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence].map(keptWhenFull),
  });
  if (emulatorUrl !== '') connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });

  let byUid = new Map<
    string,
    { normal: ReturnType<typeof shared<string>>; forced: ReturnType<typeof shared<string>> }
  >();
  const gates = (uid: string) => {
    let gate = byUid.get(uid);
    if (gate === undefined) {
      gate = { normal: shared<string>(), forced: shared<string>() };
      byUid = new Map([[uid, gate]]);
    }
    return gate;
  };

  return {
    watch: (listener) =>
      onAuthStateChanged(auth, (user) =>
        listener(user === null ? { kind: 'signedOut' } : { kind: 'signedIn', identity: toIdentity(user) }),
      ),

    prepareSignIn: () => warmUpPopupResolver(auth),

    async signIn() {
      const provider = new GoogleAuthProvider();
      provider.setCustomParameters({ prompt: 'select_account' });
      const closing = watchPopupClosing();
      try {
        const signedIn = signInWithPopup(auth, provider, popupResolver);
        // Nobody is interested in a failure after the window has been closed.
        signedIn.catch(() => undefined);
        const result = await Promise.race([signedIn, closing.closed]);
        // Closed before there was a result; a late one arrives through `watch`.
        return result === null ? null : toIdentity(result.user);
      } catch (error) {
        if (isCancelledSignIn(error)) return null;
        throw new SignInError(signInErrorText(error), { cause: error });
      } finally {
        closing.stop();
      }
    },

    signOut: () => signOut(auth),

    async getToken({ forceRefresh = false } = {}) {
      const user = auth.currentUser;
      if (user === null) return null;
      const gate = gates(user.uid)[forceRefresh ? 'forced' : 'normal'];
      try {
        return await gate(() => user.getIdToken(forceRefresh));
      } catch (error) {
        if (isEndOfSession(error)) throw new SessionEndedError('', { cause: error });
        throw error;
      }
    },
  };
}
