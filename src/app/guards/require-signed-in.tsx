import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '@/identity/session-context';
import { useSessionState } from '@/identity/session-selectors';
import { paths } from '@/lib/paths';
import { FullScreenSpinner } from '@/ui/full-screen-spinner';

/** Lets signed-in people through to the routes inside; the identity service's word decides, not what was persisted. */
export function RequireSignedIn() {
  const session = useSession();
  const { status, signOutReason, leadsToSignIn } = useSessionState();
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;

  useEffect(() => session.start(), [session]);

  if (status === 'unknown') return <FullScreenSpinner label="Checking your sign-in" />;
  // In the history entry and not in the address: it survives a reload, and no link can forge it.
  if (status === 'error') return <Navigate to={paths.error()} replace state={{ wanted: here }} />;
  if (status === 'signedOut') {
    // Who presses Sign Out wants to leave, not to come back to where they were.
    const isLeaving = leadsToSignIn && signOutReason === 'pressed';
    return <Navigate to={paths.auth(isLeaving ? null : here)} replace />;
  }
  return <Outlet />;
}
