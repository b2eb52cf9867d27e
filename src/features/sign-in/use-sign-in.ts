import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useCreateUserMutation } from '@/api/sign-in';
import { backendUserCreated } from '@/identity/auth-slice';
import { SignInError, type Identity } from '@/identity/identity-provider';
import { useSession } from '@/identity/session-context';
import { useAuth, useSessionState } from '@/identity/session-selectors';
import type { AuthState } from '@/identity/stored-auth';
import { currentPath } from '@/lib/addresses/current-path';
import { paths } from '@/lib/addresses/paths';
import { storeReturnPath } from '@/lib/addresses/return-path';
import { untilIdle } from '@/lib/loading/until-idle';
import { useStillHere } from '@/lib/hooks/use-still-here';
import { showNotice } from '@/ui/toasts/notice-store';
import { AUTHENTICATION_FAILED, LOGIN_FAILED } from './messages';

/** The text of a failed sign-in: the service's message, or else the fallback of the login step, or else the page's. */
function signInFailureText(error: unknown): string {
  if (error instanceof SignInError) return error.message || LOGIN_FAILED;
  if (error instanceof Error) return error.message || LOGIN_FAILED;
  return AUTHENTICATION_FAILED;
}

/**
 * Signs in, reports that to the backend, and continues to onboarding with the redirect. The second half follows the
 * session and not the click: a result may arrive late, or the person may be signed in already.
 * @param redirect where the person wanted to go; null for nowhere in particular
 */
export function useSignIn(redirect: string | null) {
  const session = useSession();
  const { status, errorMessage } = useSessionState();
  const auth = useAuth();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [createUser] = useCreateUserMutation();
  const [isChoosing, setIsChoosing] = useState(false);
  const [isPrepared, setIsPrepared] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isSignedIn = status === 'signedIn';
  const isStillHere = useStillHere();

  // Browsers block a window that opens after a wait, so everything that it needs is loaded before somebody presses the
  // button, but after the page.
  useEffect(() => {
    void untilIdle()
      .then(() => session.prepareSignIn())
      .then(() => setIsPrepared(true));
  }, [session]);

  async function tellBackend(person: AuthState | Identity) {
    const created = await createUser({
      name: person.displayName ?? '',
      email: person.email ?? '',
      profilePicture: person.photoURL,
    });
    // The login is valid without `_id`.
    if (created.data !== undefined) dispatch(backendUserCreated({ uid: person.uid, _id: created.data }));
  }

  // `auth` is the state at the time of the sign-in.
  const goOn = useEffectEvent(async (signal: AbortSignal) => {
    if (auth._id === null) await tellBackend(auth);
    if (signal.aborted) return;
    storeReturnPath(redirect);
    void navigate(paths.onboarding(redirect), { replace: true });
  });

  // Once per person who signs in.
  useEffect(() => {
    if (!isSignedIn) return;
    const left = new AbortController();
    void goOn(left.signal);
    return () => left.abort();
  }, [isSignedIn, auth.uid]);

  async function signIn() {
    setFailure(null);
    setIsChoosing(true);
    try {
      const identity = await session.signIn();
      // Google's window stays open where the page behind it is left; a page that is opened again tells it by itself.
      const isElsewhere = currentPath().pathname !== paths.auth() && !isStillHere();
      if (identity !== null && isElsewhere) await tellBackend(identity);
    } catch (error) {
      const text = signInFailureText(error);
      setFailure(text);
      if (!isStillHere()) showNotice(text);
    } finally {
      setIsChoosing(false);
    }
  }

  // If the service cannot be loaded or does not answer, that is shown before anybody presses the button.
  const checkFailure = status === 'error' && !isChoosing ? errorMessage || AUTHENTICATION_FAILED : null;
  return {
    isSigningIn: isChoosing || isSignedIn,
    /** The button has been pressed, and the window cannot open yet. */
    isLoading: isChoosing && !isPrepared,
    error: failure ?? checkFailure,
    signIn: () => void signIn(),
  };
}
