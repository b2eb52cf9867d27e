import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSessionState } from '@/identity/session-selectors';
import { paths } from '@/lib/paths';

/** A session that was withdrawn leads to the sign-in page from wherever the person is, and back from there. */
export function SessionEndWatcher() {
  const { signOutReason } = useSessionState();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const mustLeave = signOutReason === 'ended' && pathname !== paths.auth();
  useEffect(() => {
    if (mustLeave) void navigate(paths.auth(pathname + search));
  }, [mustLeave, navigate, pathname, search]);
  return null;
}
