import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '@/identity/session-context';
import { useSessionState } from '@/identity/session-selectors';
import { paths } from '@/lib/paths';
import { FullScreenSpinner } from '@/ui/full-screen-spinner';

/** Lets signed-in people through to the routes inside; the identity service's word decides, not what was persisted. */
export function RequireSignedIn() {
  const session = useSession();
  const { status, signOutReason } = useSessionState();
  const { pathname, search, hash } = useLocation();

  useEffect(() => session.start(), [session]);

  if (status === 'unknown') return <FullScreenSpinner label="Checking your sign-in" />;
  if (status === 'error') return <Navigate to={paths.error()} replace />;
  if (status === 'signedOut') {
    // Who pressed Sign Out wants to leave, not to come back to where they were.
    const redirect = signOutReason === 'pressed' ? null : pathname + search + hash;
    return <Navigate to={paths.auth(redirect)} replace />;
  }
  return <Outlet />;
}
