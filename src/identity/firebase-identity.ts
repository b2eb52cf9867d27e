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
import type { configuration } from '@/lib/configuration';
import { isBlockedWindow, isCancelledSignIn, isEndOfSession, signInErrorText } from './firebase-errors';
import { keepSessionThroughOutages } from './firebase-outages';
import { keptWhenFull } from './firebase-storage';
import { SessionEndedError, SignInError, type Identity, type IdentityProvider } from './identity-provider';
import { watchPopupClosing } from './popup-closing';
import { onPopupReport, popupResolver, warmUpPopupResolver } from './popup-resolver';

export type FirebaseConfiguration = (typeof configuration)['firebase'];

function toIdentity(user: FirebaseUser): Identity {
  return {
    uid: user.uid,
    email: user.email ?? '',
    displayName: user.displayName ?? '',
    photoURL: user.photoURL,
  };
}

/**
 * Google sign-in through Firebase Auth. The popup resolver is passed at the call and not at initialisation:
 * otherwise Safari and phones wait for Google's iframe before the first auth event (firebase/firebase-js-sdk#4946).
 * `prepareSignIn` warms it up.
 * @throws FirebaseError `auth/invalid-api-key` where the configuration cannot work
 */
export async function createFirebaseIdentity({
  emulatorUrl,
  ...options
}: FirebaseConfiguration): Promise<IdentityProvider> {
  keepSessionThroughOutages();
  const auth = initializeAuth(initializeApp(options), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence].map(keptWhenFull),
  });
  if (emulatorUrl !== '') connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });

  /** By person and kind: five calls with an expired token cause one refresh. */
  const pendingTokens: Record<string, Promise<string>> = {};

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
      let endReports: Promise<(() => void) | undefined> | undefined;
      try {
        const signedIn = signInWithPopup(auth, provider, popupResolver);
        // Nobody is interested in a failure after the window has been closed.
        signedIn.catch(() => undefined);
        // From then on Firebase itself knows how it ends. Without that, closing counts at once.
        endReports = onPopupReport(auth, closing.stop).catch(() => undefined);
        const result = await Promise.race([signedIn, closing.closed]);
        // Closed before there was a result; a late one arrives through `watch`.
        return result === null ? null : toIdentity(result.user);
      } catch (error) {
        if (isCancelledSignIn(error)) return null;
        const failure = new SignInError(signInErrorText(error), { cause: error });
        failure.isBlocked = isBlockedWindow(error);
        throw failure;
      } finally {
        closing.stop();
        // A later report of this window is not about the next one.
        void endReports?.then((end) => end?.());
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
