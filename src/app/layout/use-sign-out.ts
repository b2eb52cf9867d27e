import { useNavigate } from 'react-router-dom';
import { useSession } from '@/identity/session-context';
import { paths } from '@/lib/paths';
import { showNotice } from '@/ui/toasts/notice-store';
import { showToast } from '@/ui/toasts/toast-store';
import { SIGN_OUT_FAILED, SIGNED_OUT } from '../messages';

/** Signs out, says so, and goes to /auth; a failure leaves everything as it was. */
export function useSignOut(): () => Promise<void> {
  const session = useSession();
  const navigate = useNavigate();
  return async () => {
    try {
      await session.signOut();
    } catch {
      showToast(SIGN_OUT_FAILED);
      return;
    }
    showNotice(SIGNED_OUT);
    // Replaced: the guard of a protected screen does the same, and two entries would make Back look dead.
    void navigate(paths.auth(), { replace: true });
  };
}
