import { useCallback, useEffect, useLayoutEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { HomeLink } from '@/components/link-buttons';
import { useSession, useSessionState } from '@/identity/use-session';
import { paths } from '@/lib/addresses/paths';
import { redirectTarget } from '@/lib/addresses/return-path';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
import { MessagePage } from '@/ui/message-page';

/** The page that the guard redirected from; `null` if the user opened this page directly. */
function readWanted(state: unknown): string | null {
  const wanted = typeof state === 'object' && state !== null && 'wanted' in state ? state.wanted : null;
  return typeof wanted === 'string' ? redirectTarget(wanted) : null;
}

/**
 * The state of a failed sign-in check. It redirects to the wanted page once the identity service responds. The check is
 * repeated when the connection is back and after a reload.
 */
function useStateCheck() {
  const session = useSession();
  const check = useCallback(() => void session.ensureChecked(), [session]);
  const navigate = useNavigate();
  const { status, reason } = useSessionState();
  const wanted = readWanted(useLocation().state);
  const isKnown = status === 'signedIn' || status === 'signedOut';
  const wasSentHere = wanted !== null;

  useEffect(() => {
    if (isKnown && wanted !== null) void navigate(wanted, { replace: true });
  }, [isKnown, wanted, navigate]);

  useEffect(() => {
    if (wasSentHere && status !== 'error') check();
  }, [wasSentHere, status, check]);

  // A layout effect, because the connection may be back before the failure is painted.
  useLayoutEffect(() => {
    if (!wasSentHere) return;
    window.addEventListener('online', check);
    return () => window.removeEventListener('online', check);
  }, [wasSentHere, check]);

  return {
    errorMessage: status === 'error' ? reason : null,
    isChecking: !isKnown && status !== 'error',
    /** `null` if no page depends on the check. */
    checkAgain: wasSentHere ? check : null,
  };
}

/** Shows that the sign-in check failed, with the identity service's message if there is one. */
export function SignInCheckFailed() {
  const { errorMessage, isChecking, checkAgain } = useStateCheck();
  return (
    <MessagePage
      title="Oops! Something went wrong"
      text={
        <>
          We couldn’t check your sign-in. Check your connection and try again.
          {errorMessage && <span className="mt-2 block text-sm">{errorMessage}</span>}
        </>
      }
      actions={
        <>
          {checkAgain !== null && (
            <Button variant="yellow" isBusy={isChecking} onClick={checkAgain}>
              {isChecking ? 'Checking...' : 'Try again'}
            </Button>
          )}
          {/* Not a reload, which would leave the app when offline. */}
          <HomeLink variant={checkAgain === null ? 'yellow' : 'secondary'}>Back to Home</HomeLink>
          {checkAgain === null && (
            <Link to={paths.auth()} className={buttonStyle('secondary')}>
              Sign in again
            </Link>
          )}
        </>
      }
    />
  );
}
