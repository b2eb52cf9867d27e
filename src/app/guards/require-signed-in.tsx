import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSessionState } from '@/identity/session-selectors';
import { checkWanted } from '@/identity/session-slice';
import { paths } from '@/lib/addresses/paths';
import { FullScreenSpinner } from '@/ui/spinner';

/**
 * The routes inside need a signed-in person. The identity service decides that; until it has reported, a stored
 * token that is still valid is enough, and the service is loaded after the first answers (start.tsx).
 */
export function RequireSignedIn() {
  const dispatch = useDispatch();
  const { status, signOutReason, leadsToSignIn } = useSessionState();
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;

  const trustsStoredToken = status === 'storedToken';
  // A check that failed on an earlier page says nothing about now: it is repeated before anything is said.
  const [isOutdated, setIsOutdated] = useState(status === 'error');
  if (isOutdated && status !== 'error') setIsOutdated(false);

  useEffect(() => {
    if (!trustsStoredToken) dispatch(checkWanted());
  }, [dispatch, trustsStoredToken]);

  if (isOutdated || status === 'unknown') return <FullScreenSpinner label="Checking your sign-in" />;
  // In the history state and not in the address: it survives a reload, and no link can forge it.
  if (status === 'error') return <Navigate to={paths.error()} replace state={{ wanted: here }} />;
  if (status === 'signedOut') {
    // Somebody who presses Sign Out wants to leave, so there is no way back.
    const isLeaving = leadsToSignIn && signOutReason === 'pressed';
    return <Navigate to={paths.auth(isLeaving ? null : here)} replace />;
  }
  return <Outlet />;
}
