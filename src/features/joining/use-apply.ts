import { useRef, useState } from 'react';
import { useApplyToBoardMutation } from '@/api/board-mutations';
import { isAnswerLost, isConflict, serverMessage } from '@/api/errors';
import { useCreateJoinRequestMutation } from '@/api/join-request-mutations';
import { refusalReason } from '@/api/refusal-reason';
import type { ViewerStatus } from '@/domain/board';
import { showNotice } from '@/ui/toasts/notice-store';
import { showToast, type ToastContent } from '@/ui/toasts/toast-store';
import {
  ALREADY_A_MEMBER,
  ALREADY_APPLIED,
  ARRIVAL_UNKNOWN,
  joinFailed,
  NOT_ARRIVED,
  OWN_BOARD,
  REQUEST_SUBMITTED,
} from './messages';

/** 'barred': this person cannot apply at all, and knows why. Otherwise another try may work. */
export type ApplyResult =
  | 'sent'
  | 'barred'
  | { /** The server's own, if it refused (4xx), or what became of it. */ reason: string | null };

const BARRED: Record<Exclude<ViewerStatus, 'none'>, ToastContent> = {
  creator: OWN_BOARD,
  member: ALREADY_A_MEMBER,
  pending: ALREADY_APPLIED,
};

/** An application that has arrived at the server. */
interface Sent {
  /** When, in ms. */
  at: number;
  /** As the server stores them. */
  answers: string[];
}

interface ApplyOptions {
  boardId: string;
  /** The viewer's relation to the board, as far as it is known. */
  status: ViewerStatus;
  /** Loads the viewer's relation to the board again; null where their own applications can't be loaded. */
  refreshStatus: () => Promise<ViewerStatus | null>;
}

/**
 * Sends an application and reports the result. `sent` is the last one that has arrived; null before. Both results also
 * tell of one that was sent before the page was left and opened again, as far as that is known.
 */
export function useApply({ boardId, status, refreshStatus }: ApplyOptions) {
  // One key for both ways: `last` is what became of the last application, whichever way it went.
  const shared = { fixedCacheKey: boardId };
  const [applyToBoard, last] = useApplyToBoardMutation(shared);
  const [createJoinRequest] = useCreateJoinRequestMutation(shared);
  const [isBusy, setIsBusy] = useState(false);
  /** The same before it is drawn. */
  const isRunning = useRef(false);
  const [sent, setSent] = useState<Sent | null>(null);
  const earlier = last.fulfilledTimeStamp === undefined ? null : { at: last.fulfilledTimeStamp, answers: [] };

  /** If this person cannot apply, says why. */
  function rejectIfBarred(current: ViewerStatus | null): boolean {
    if (current === null || current === 'none') return false;
    showToast(BARRED[current]);
    return true;
  }

  function tellSuccess(): ApplyResult {
    showNotice(REQUEST_SUBMITTED);
    return 'sent';
  }

  /**
   * Looks for the application among the person's own: a server that does not refuse a second one would have both.
   * @returns null where it is certain that it has not arrived
   */
  async function lookForIt(error?: unknown): Promise<ApplyResult | null> {
    const now = await refreshStatus();
    if (now === 'pending') return tellSuccess();
    if (rejectIfBarred(now)) return 'barred';
    if (now !== null) return null;
    showToast(joinFailed(serverMessage(error) ?? ARRIVAL_UNKNOWN.toast));
    return { reason: ARRIVAL_UNKNOWN.form };
  }

  async function tellFailure(error: unknown): Promise<ApplyResult> {
    if (isAnswerLost(error)) {
      const found = await lookForIt(error);
      if (found !== null) return found;
      showToast(joinFailed(serverMessage(error) ?? NOT_ARRIVED.toast));
      return { reason: NOT_ARRIVED.form };
    }
    // Backends differ in the status with which they refuse what is so already.
    const now = await refreshStatus();
    if (rejectIfBarred(now)) return 'barred';
    // Where the own applications have just shown that there is none, the conflict is another one: a full board.
    if (isConflict(error) && (now === null || serverMessage(error) === null)) {
      showToast(ALREADY_APPLIED);
      return 'barred';
    }
    showToast(joinFailed(serverMessage(error)));
    return { reason: refusalReason(error) };
  }

  async function attempt(answers: [string, string][] | null): Promise<ApplyResult> {
    try {
      const found = isAnswerLost(last.error) ? await lookForIt() : null;
      if (found !== null) return found;
      if (answers === null) await createJoinRequest(boardId).unwrap();
      else await applyToBoard({ boardId, answers }).unwrap();
      return tellSuccess();
    } catch (error) {
      return await tellFailure(error);
    }
  }

  /** @param answers the pairs in the board's order; null for a board without questions */
  async function send(answers: [string, string][] | null): Promise<ApplyResult> {
    if (isRunning.current) return { reason: null };
    if (rejectIfBarred(status)) return 'barred';
    isRunning.current = true;
    setIsBusy(true);
    const result = await attempt(answers);
    if (result === 'sent') setSent({ at: Date.now(), answers: answers?.map((pair) => pair.join(',')) ?? [] });
    setIsBusy(false);
    isRunning.current = false;
    return result;
  }

  return { isSending: isBusy || last.isLoading, sent: sent ?? earlier, send };
}
