import { useState } from 'react';
import { useApplyToBoardMutation } from '@/api/board-mutations';
import { isConflict, isForbidden } from '@/api/errors';
import { useCreateJoinRequestMutation } from '@/api/join-requests';
import { refusalReason } from '@/api/refusal-reason';
import type { ViewerStatus } from '@/domain/viewer-status';
import { showNotice } from '@/ui/toasts/notice-store';
import { showToast, type ToastContent } from '@/ui/toasts/toast-store';
import { ALREADY_A_MEMBER, ALREADY_APPLIED, joinFailed, OWN_BOARD, REQUEST_SUBMITTED } from './messages';

/** 'barred': this person cannot apply at all, and knows why. Otherwise another try may work. */
export type ApplyResult =
  'sent' | 'barred' | { /** The server's own, if it refused (4xx). */ reason: string | null };

const BARRED: Record<Exclude<ViewerStatus, 'none'>, ToastContent> = {
  creator: OWN_BOARD,
  member: ALREADY_A_MEMBER,
  pending: ALREADY_APPLIED,
};

interface ApplyOptions {
  boardId: string;
  /** The viewer's relation to the board, as far as it is known. */
  status: ViewerStatus;
  /** Loads the viewer's relation to the board again. */
  refreshStatus: () => Promise<ViewerStatus>;
}

/** Sends an application and reports the result. */
export function useApply({ boardId, status, refreshStatus }: ApplyOptions) {
  const [applyToBoard] = useApplyToBoardMutation();
  const [createJoinRequest] = useCreateJoinRequestMutation();
  const [isSending, setIsSending] = useState(false);
  /** When the last application was accepted by the server, in ms; null before. */
  const [appliedAt, setAppliedAt] = useState<number | null>(null);

  /** If this person cannot apply, says why. */
  function rejectIfBarred(current: ViewerStatus): boolean {
    if (current === 'none') return false;
    showToast(BARRED[current]);
    return true;
  }

  async function tellFailure(error: unknown): Promise<ApplyResult> {
    if (isConflict(error) || isForbidden(error)) {
      const now = await refreshStatus();
      if (rejectIfBarred(now)) return 'barred';
      if (isConflict(error)) {
        showToast(ALREADY_APPLIED);
        return 'barred';
      }
    }
    const reason = refusalReason(error);
    showToast(joinFailed(reason));
    return { reason };
  }

  /** @param answers the pairs in the board's order; null for a board without questions */
  async function send(answers: [string, string][] | null): Promise<ApplyResult> {
    if (rejectIfBarred(status)) return 'barred';
    setIsSending(true);
    try {
      if (answers === null) await createJoinRequest(boardId).unwrap();
      else await applyToBoard({ boardId, answers }).unwrap();
      setAppliedAt(Date.now());
      showNotice(REQUEST_SUBMITTED);
      return 'sent';
    } catch (error) {
      return await tellFailure(error);
    } finally {
      setIsSending(false);
    }
  }

  return { isSending, appliedAt, send };
}
