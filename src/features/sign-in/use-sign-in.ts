import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useReportSignIn } from '@/api/sign-in';
import { SignInError } from '@/identity/identity-provider';
import { useSession, useAuth, useSessionState } from '@/identity/use-session';
import { currentPath } from '@/lib/addresses/base-path';
import { paths } from '@/lib/addresses/paths';
import { storeReturnPath } from '@/lib/addresses/return-path';
import { untilIdle } from '@/lib/loading/idle';
import { showNotice } from '@/ui/toasts/notice-store';

/** The fallback for an error without a message. */
const AUTHENTICATION_FAILED = 'Authentication failed';
/** Shown after a press before the identity service has loaded. */
const SIGN_IN_LOADS = 'Loading Google sign-in. The sign-in window will open shortly.';
const WINDOW_CLOSED = 'The sign-in window closed before you signed in. Please try again.';

/** The text of a failed sign-in: the service's message, or the fallback of the failed step, or the page's. */
function signInFailureText(error: unknown): string {
  return error instanceof Error ? error.message || 'Failed to authenticate' : AUTHENTICATION_FAILED;
}

/**
 * Signs in, creates the account in the backend, and continues to onboarding with the redirect. The last two steps
 * follow the session rather than the press: a sign-in may complete late, or the user may be signed in already.
 * @param redirect the return path; `null` if there is none
 */
export function useSignIn(redirect: string | null) {
  const session = useSession();
  const { status, reason } = useSessionState();
  const auth = useAuth();
  const navigate = useNavigate();
  const { reportSignIn } = useReportSignIn();
  const [isSignInPending, setIsSignInPending] = useState(false);
  const [isPrepared, setIsPrepared] = useState(false);
  const [outcome, setOutcome] = useState<{ error?: string; isBlocked?: boolean; hint?: string }>({});
  const isSignedIn = status === 'signedIn';
  const button = useRef<HTMLButtonElement>(null);
  const isMounted = () => button.current !== null;

  // Browsers block windows that open after a wait, so the identity service is loaded in advance.
  useEffect(() => {
    const controller = new AbortController();
    void untilIdle()
      .then(() => session.ensureChecked())
      .then(() => {
        if (!controller.signal.aborted) setIsPrepared(true);
      });
    return () => controller.abort();
  }, [session]);

  // `auth` is the state at the time of the sign-in. The sign-in is valid without `_id`.
  const continueToOnboarding = useEffectEvent(async (signal: AbortSignal) => {
    if (auth._id === null) await reportSignIn(auth);
    if (signal.aborted) return;
    storeReturnPath(redirect);
    void navigate(paths.onboarding(redirect), { replace: true });
  });

  // Once per user.
  useEffect(() => {
    if (!isSignedIn) return;
    const controller = new AbortController();
    void continueToOnboarding(controller.signal);
    return () => controller.abort();
  }, [isSignedIn, auth.uid]);

  async function signIn() {
    setOutcome({});
    setIsSignInPending(true);
    try {
      const identity = await session.signIn();
      if (identity === null) setOutcome({ hint: WINDOW_CLOSED });
      // A mounted sign-in page reports the sign-in. This reports it if the page unmounted while Google's window was open.
      const hasLeftSignIn = currentPath().pathname !== paths.auth() && !isMounted();
      if (identity !== null && hasLeftSignIn) await reportSignIn(identity);
    } catch (error) {
      const text = signInFailureText(error);
      setOutcome({ error: text, isBlocked: error instanceof SignInError && error.isBlocked });
      if (!isMounted()) showNotice(text);
    } finally {
      setIsSignInPending(false);
    }
  }

  // Shown even before the user presses the button.
  const checkFailure = status === 'error' && !isSignInPending ? reason || AUTHENTICATION_FAILED : null;
  return {
    button,
    isSigningIn: isSignInPending || isSignedIn,
    /** Explains that the window isn't open yet, or that it was closed. */
    hint: isSignInPending && !isPrepared ? SIGN_IN_LOADS : !isSignedIn && outcome.hint,
    error: outcome.error ?? checkFailure,
    isBlocked: outcome.isBlocked,
    signIn: () => void signIn(),
  };
}
