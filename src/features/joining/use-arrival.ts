import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ViewerStatus } from '@/domain/board';
import { paths } from '@/lib/addresses/paths';
import { draftKey } from '@/lib/drafts/form-draft';
import { safeStorage } from '@/lib/stored/safe-storage';
import { showToast } from '@/ui/toasts/toast-store';
import { ALREADY_A_MEMBER, WELCOME_BACK } from './messages';

/**
 * Redirects creators and members who arrive to their board. Decided once: somebody whose status changes later stays
 * and sees the banner.
 * @param isSettled the status comes from a fresh answer of the server
 */
export function useArrival(uid: string, boardId: string, status: ViewerStatus, isSettled: boolean): void {
  const navigate = useNavigate();
  const isDecided = useRef(false);
  useEffect(() => {
    if (!isSettled || isDecided.current) return;
    isDecided.current = true;
    if (status !== 'creator' && status !== 'member') return;
    // Nobody can send it any more, and Discover would go on announcing it.
    safeStorage.remove(draftKey(uid, `apply:${boardId}`));
    showToast(status === 'creator' ? WELCOME_BACK : ALREADY_A_MEMBER);
    // Replaced, or Back would come here and be redirected again.
    void navigate(paths.board(boardId), { replace: true });
  }, [uid, boardId, status, isSettled, navigate]);
}
