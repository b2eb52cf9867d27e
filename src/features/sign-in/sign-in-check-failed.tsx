import { useCallback, useEffect, useLayoutEffect } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { HomeLink } from '@/components/link-buttons';
import { useSession, useSessionState } from '@/identity/use-session';
import { paths } from '@/lib/addresses/paths';
import { listen } from '@/lib/listen';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
import { MessagePage } from '@/ui/message-page';

/**
 * Shows that the sign-in check failed. It redirects to the return path once the identity service responds. The check is
 * retried when the connection is back and after a reload.
 */
export function SignInCheckFailed() {
  const session = useSession();
  const check = useCallback(() => void session.ensureChecked(), [session]);
  const { status, reason } = useSessionState();
  const state = useLocation().state as { returnPath: string } | null;
  /** The page that the guard redirected from; `null` if the user opened this page directly. */
  const returnPath = state?.returnPath ?? null;
  const wasRedirected = returnPath !== null;
  const isKnown = status === 'signedIn' || status === 'signedOut';
  const isChecking = !isKnown && status !== 'error';

  useEffect(() => {
    if (wasRedirected && status !== 'error') check();
  }, [wasRedirected, status, check]);

  // A layout effect, because the connection may be back before the failure is painted.
  useLayoutEffect(
    () => (wasRedirected ? listen(window, ['online'], check) : undefined),
    [wasRedirected, check],
  );

  if (isKnown && returnPath !== null) return <Navigate to={returnPath} replace />;
  return (
    <MessagePage
      title="Oops! Something went wrong"
      text={
        <>
          We couldn’t check your sign-in. Check your connection and try again.
          {status === 'error' && reason && <span className="mt-2 block text-sm">{reason}</span>}
        </>
      }
      actions={
        <>
          {wasRedirected && (
            <Button variant="yellow" isBusy={isChecking} onClick={check}>
              {isChecking ? 'Checking...' : 'Try again'}
            </Button>
          )}
          {/* Not a reload, which would leave the app when offline. */}
          <HomeLink variant={wasRedirected ? 'secondary' : 'yellow'}>Back to Home</HomeLink>
          {!wasRedirected && (
            <Link to={paths.auth()} className={buttonStyle('secondary')}>
              Sign in again
            </Link>
          )}
        </>
      }
    />
  );
}
