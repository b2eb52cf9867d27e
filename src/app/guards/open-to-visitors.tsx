import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useSessionState } from '@/identity/session-selectors';
import { ledToSignIn } from '@/identity/session-slice';
import { paths } from '@/lib/addresses/paths';

/**
 * The routes inside are open to everybody, including the sign-in page. Somebody who is signed out while on one of
 * them is sent to the sign-in page once; from then on they are a visitor like any other.
 */
export function OpenToVisitors() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { signOutReason, leadsToSignIn } = useSessionState();
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;

  useEffect(() => {
    if (!leadsToSignIn) return;
    dispatch(ledToSignIn());
    // Not replaced: visitors may see this screen too, so Back can return to it.
    if (pathname !== paths.auth()) void navigate(paths.auth(signOutReason === 'ended' ? here : null));
  }, [leadsToSignIn, signOutReason, pathname, here, dispatch, navigate]);

  return <Outlet />;
}
