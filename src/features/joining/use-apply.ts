import { useRef, useState } from 'react';
import { useApplyToBoardMutation } from '@/api/boards';
import { isConflict, isOutcomeUnknown, rejectionMessage, serverMessage } from '@/api/errors';
import { useCreateJoinRequestMutation } from '@/api/join-requests';
import type { ViewerStatus } from '@/domain/board';
import { showNotice } from '@/ui/toasts/notice-store';
import { showToast, type ToastContent } from '@/ui/toasts/toast-store';
import {
  ALREADY_A_MEMBER,
  ALREADY_APPLIED,
  ARRIVAL_UNKNOWN,
  joinFailed,
  OWN_BOARD,
  REQUEST_SUBMITTED,
} from './messages';

/** 'barred': the user cannot apply and has seen the reason. Other failures may be retried. */
export type ApplyResult = 'sent' | 'barred' | { reason: string | null };

const BARRED: Record<Exclude<ViewerStatus, 'none'>, ToastContent> = {
  creator: OWN_BOARD,
  member: ALREADY_A_MEMBER,
  pending: ALREADY_APPLIED,
};

/** @returns whether the user cannot apply; if so, a toast shows the reason */
function rejectIfBarred(status: ViewerStatus | null): boolean {
  if (status === null || status === 'none') return false;
  showToast(BARRED[status]);
  return true;
}

interface ApplyOptions {
  boardId: string;
  /** The viewer's relation to the board from cached data. */
  status: ViewerStatus;
  /** Refetches the viewer's relation to the board; `null` if their own requests fail to load. */
  refreshStatus: () => Promise<ViewerStatus | null>;
}

/** Sends an application and shows the result. `sentAt` is when one was accepted by the server, in ms, or `null`. */
export function useApply({ boardId, status, refreshStatus }: ApplyOptions) {
  const [applyToBoard] = useApplyToBoardMutation();
  const [createJoinRequest] = useCreateJoinRequestMutation();
  const [isSending, setIsSending] = useState(false);
  // Synchronous guard: a state update would come too late to stop a double click.
  const isRunning = useRef(false);
  const [sentAt, setSentAt] = useState<number | null>(null);

  function reportSuccess(): ApplyResult {
    showNotice(REQUEST_SUBMITTED);
    setSentAt(Date.now());
    return 'sent';
  }

  async function reportFailure(error: unknown): Promise<ApplyResult> {
    // Backends reject a second application with different status codes.
    const current = await refreshStatus();
    if (isOutcomeUnknown(error)) {
      if (current === 'pending') return reportSuccess();
      if (rejectIfBarred(current)) return 'barred';
      showToast(joinFailed(serverMessage(error) ?? ARRIVAL_UNKNOWN));
      return { reason: ARRIVAL_UNKNOWN };
    }
    if (rejectIfBarred(current)) return 'barred';
    // If the user has no application, the conflict has another cause, such as a full board.
    if (isConflict(error) && (current === null || serverMessage(error) === null)) {
      showToast(ALREADY_APPLIED);
      return 'barred';
    }
    showToast(joinFailed(serverMessage(error)));
    return { reason: rejectionMessage(error) };
  }

  /** @param answers pairs in the board's order; `null` for a board without questions */
  async function send(answers: [string, string][] | null): Promise<ApplyResult> {
    if (isRunning.current) return { reason: null };
    if (rejectIfBarred(status)) return 'barred';
    isRunning.current = true;
    setIsSending(true);
    const { error } = await (answers === null
      ? createJoinRequest(boardId)
      : applyToBoard({ boardId, answers }));
    const result = error === undefined ? reportSuccess() : await reportFailure(error);
    setIsSending(false);
    isRunning.current = false;
    return result;
  }

  return { isSending, sentAt, send };
}
