import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useReportSignIn } from '@/api/sign-in';
import { SignInError } from '@/identity/identity-provider';
import { useSession, useAuth, useSessionState } from '@/identity/use-session';
import { currentPath } from '@/lib/addresses/base-path';
import { paths } from '@/lib/addresses/paths';
import { storeReturnPath } from '@/lib/addresses/return-path';
import { untilIdle } from '@/lib/loading/until-idle';
import { showNotice } from '@/ui/toasts/notice-store';

/** Shown where there is no message at all. */
const AUTHENTICATION_FAILED = 'Authentication failed';
/** After a press before the sign-in service has loaded. */
const SIGN_IN_LOADS = 'Loading Google sign-in. The sign-in window will open shortly.';
const WINDOW_CLOSED =
  'The sign-in window was closed before you were signed in. Press the button to try again.';

/** The text of a failed sign-in: the service's message, or else the fallback of the login step, or else the page's. */
function signInFailureText(error: unknown): string {
  return error instanceof Error ? error.message || 'Failed to authenticate' : AUTHENTICATION_FAILED;
}

/**
 * Signs in, reports that to the backend, and continues to onboarding with the redirect. The second half follows the
 * session and not the click: a result may arrive late, or the person may be signed in already.
 * @param redirect where the person wanted to go; null for nowhere in particular
 */
export function useSignIn(redirect: string | null) {
  const session = useSession();
  const { status, reason } = useSessionState();
  const auth = useAuth();
  const navigate = useNavigate();
  const { reportSignIn } = useReportSignIn();
  const [isChoosing, setIsChoosing] = useState(false);
  const [isPrepared, setIsPrepared] = useState(false);
  const [outcome, setOutcome] = useState<{ error?: string; isBlocked?: boolean; hint?: string }>({});
  const isSignedIn = status === 'signedIn';
  const button = useRef<HTMLButtonElement>(null);
  const isStillHere = () => button.current !== null;

  // Browsers block a window that opens after a wait, so the identity service is loaded before the press.
  useEffect(() => {
    const left = new AbortController();
    void untilIdle()
      .then(() => session.prepareSignIn())
      .then(() => {
        if (!left.signal.aborted) setIsPrepared(true);
      });
    return () => left.abort();
  }, [session]);

  // `auth` is the state at the time of the sign-in. The login is valid without `_id`.
  const goOn = useEffectEvent(async (signal: AbortSignal) => {
    if (auth._id === null) await reportSignIn(auth);
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
    setOutcome({});
    setIsChoosing(true);
    try {
      const identity = await session.signIn();
      if (identity === null) setOutcome({ hint: WINDOW_CLOSED });
      // The sign-in page reports the sign-in, unless it was left while Google's window was open.
      const isElsewhere = currentPath().pathname !== paths.auth() && !isStillHere();
      if (identity !== null && isElsewhere) await reportSignIn(identity);
    } catch (error) {
      const text = signInFailureText(error);
      setOutcome({ error: text, isBlocked: error instanceof SignInError && error.isBlocked });
      if (!isStillHere()) showNotice(text);
    } finally {
      setIsChoosing(false);
    }
  }

  // If the service cannot be loaded or does not answer, that is shown before anybody presses the button.
  const checkFailure = status === 'error' && !isChoosing ? reason || AUTHENTICATION_FAILED : null;
  return {
    /** For the button that is pressed. */
    button,
    isSigningIn: isChoosing || isSignedIn,
    /** Why the window does not open yet after a press, or that it was closed. */
    hint: isChoosing && !isPrepared ? SIGN_IN_LOADS : !isSignedIn && outcome.hint,
    error: outcome.error ?? checkFailure,
    isBlocked: outcome.isBlocked,
    signIn: () => void signIn(),
  };
}
