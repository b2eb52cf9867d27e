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
function readReturnPath(state: unknown): string | null {
  const path = typeof state === 'object' && state !== null && 'returnPath' in state ? state.returnPath : null;
  return typeof path === 'string' ? redirectTarget(path) : null;
}

/**
 * The state of a failed sign-in check. It redirects to the return path once the identity service responds. The check is
 * retried when the connection is back and after a reload.
 */
function useStateCheck() {
  const session = useSession();
  const check = useCallback(() => void session.ensureChecked(), [session]);
  const navigate = useNavigate();
  const { status, reason } = useSessionState();
  const returnPath = readReturnPath(useLocation().state);
  const isKnown = status === 'signedIn' || status === 'signedOut';
  const wasRedirected = returnPath !== null;

  useEffect(() => {
    if (isKnown && returnPath !== null) void navigate(returnPath, { replace: true });
  }, [isKnown, returnPath, navigate]);

  useEffect(() => {
    if (wasRedirected && status !== 'error') check();
  }, [wasRedirected, status, check]);

  // A layout effect, because the connection may be back before the failure is painted.
  useLayoutEffect(() => {
    if (!wasRedirected) return;
    window.addEventListener('online', check);
    return () => window.removeEventListener('online', check);
  }, [wasRedirected, check]);

  return {
    errorMessage: status === 'error' ? reason : null,
    isChecking: !isKnown && status !== 'error',
    /** `null` if no page depends on the check. */
    retry: wasRedirected ? check : null,
  };
}

/** Shows that the sign-in check failed, with the identity service's message if there is one. */
export function SignInCheckFailed() {
  const { errorMessage, isChecking, retry } = useStateCheck();
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
          {retry !== null && (
            <Button variant="yellow" isBusy={isChecking} onClick={retry}>
              {isChecking ? 'Checking...' : 'Try again'}
            </Button>
          )}
          {/* Not a reload, which would leave the app when offline. */}
          <HomeLink variant={retry === null ? 'yellow' : 'secondary'}>Back to Home</HomeLink>
          {retry === null && (
            <Link to={paths.auth()} className={buttonStyle('secondary')}>
              Sign in again
            </Link>
          )}
        </>
      }
    />
  );
}
