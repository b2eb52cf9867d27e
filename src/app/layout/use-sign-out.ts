import { useSession } from '@/identity/use-session';
import { maySignOut } from '@/lib/desk/sign-out-question';
import { showNotice } from '@/ui/toasts/notice-store';
import { failure, showToast } from '@/ui/toasts/toast-store';

/** Signs out and shows a toast. The guards then redirect to the sign-in page. */
export function useSignOut(): () => Promise<void> {
  const session = useSession();
  return async () => {
    if (!(await maySignOut())) return;
    try {
      await session.signOut();
    } catch {
      showToast(failure('Error signing out', 'Please try again'));
      return;
    }
    showNotice('Signed out successfully');
  };
}
