import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import {
  markDeleted,
  useDeleteBoardMutation,
  useLeaveBoardMutation,
  useRemoveMemberMutation,
} from '@/api/board-mutations';
import { boardsApi } from '@/api/boards';
import { isNotFound } from '@/api/errors';
import { loadAnew, type ApiDispatch } from '@/api/load-anew';
import { useGetMyProfileQuery } from '@/api/profile';
import { reload } from '@/api/reload';
import { listTag } from '@/api/tags';
import { boardTitle, viewerStatus, type Board } from '@/domain/board';
import { displayName, type User } from '@/domain/user';
import { useAuth } from '@/identity/session-selectors';
import { paths } from '@/lib/addresses/paths';
import { keepUnsentVerdicts } from '@/lib/desk/unsent-verdicts';
import { draftKey } from '@/lib/drafts/form-draft';
import { useStillHere } from '@/lib/hooks/use-still-here';
import { safeStorage } from '@/lib/stored/safe-storage';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { showToast, type ToastContent } from '@/ui/toasts/toast-store';
import {
  BOARD_DELETED,
  BOARD_LEFT,
  BOARD_NOT_DELETED,
  BOARD_NOT_LEFT,
  MEMBER_NOT_REMOVED,
  memberRemoved,
} from './messages';

interface BoardDialogProps {
  board: Board;
  onClose: () => void;
}

interface BoardChangeDialogProps extends Omit<
  ComponentProps<typeof ConfirmDialog>,
  'isOpen' | 'isBusy' | 'onConfirm'
> {
  boardId: string;
  /** @throws the call's error */
  send: () => Promise<unknown>;
  /** @param board null where there is none any more */
  isMade: (board: Board | null) => boolean;
  made: ToastContent;
  notMade: ToastContent;
  onMade: () => void;
}

/**
 * Changes who is on a board, or whether there is one. Where that fails in any way, the board is loaded anew: what has been
 * made by then, by this call or elsewhere, is no failure.
 */
function BoardChangeDialog(props: BoardChangeDialogProps) {
  const { boardId, send, isMade, made, notMade, onMade, ...dialog } = props;
  const dispatch = useDispatch<ApiDispatch>();
  const [isBusy, setIsBusy] = useState(false);

  async function wasMade(): Promise<boolean> {
    const now = loadAnew(dispatch, boardsApi.endpoints.getBoard, boardId);
    const board = await now.catch((cause: unknown) => (isNotFound(cause) ? null : undefined));
    if (board === undefined || !isMade(board)) return false;
    dispatch(reload([listTag('Board'), listTag('JoinRequest')]));
    return true;
  }

  async function change() {
    setIsBusy(true);
    const isDone = await send().then(() => true, wasMade);
    setIsBusy(false);
    showToast(isDone ? made : notMade);
    if (isDone) onMade();
  }

  return <ConfirmDialog {...dialog} isBusy={isBusy} onConfirm={() => void change()} />;
}

export function LeaveBoardDialog({ board, onClose }: BoardDialogProps) {
  const [leaveBoard] = useLeaveBoardMutation();
  const { currentData: viewer } = useGetMyProfileQuery();
  return (
    <BoardChangeDialog
      title="Leave Board"
      text={`You will no longer be a member of ${boardTitle(board)}. To come back, you have to apply again.`}
      confirmLabel="Leave Board"
      busyLabel="Leaving..."
      boardId={board.id}
      send={() => leaveBoard(board.id).unwrap()}
      isMade={(now) => Boolean(now && viewer && viewerStatus(now, viewer.id) !== 'member')}
      made={BOARD_LEFT}
      notMade={BOARD_NOT_LEFT}
      onMade={onClose}
      onClose={onClose}
    />
  );
}

export function RemoveMemberDialog({ board, member, onClose }: BoardDialogProps & { member: User }) {
  const [removeMember] = useRemoveMemberMutation();
  const name = displayName(member);
  return (
    <BoardChangeDialog
      title="Remove Member"
      text={`${name} will no longer be a member of ${boardTitle(board)}. They can apply again.`}
      confirmLabel="Remove"
      busyLabel="Removing..."
      boardId={board.id}
      send={() => removeMember({ boardId: board.id, memberId: member.id }).unwrap()}
      isMade={(now) => now !== null && now.members.every(({ id }) => id !== member.id)}
      made={memberRemoved(name)}
      notMade={MEMBER_NOT_REMOVED}
      onMade={onClose}
      onClose={onClose}
    />
  );
}

/** What is waiting on a board that is gone would be announced with a link to nothing. */
function forgetUnfinished(uid: string, boardId: string) {
  keepUnsentVerdicts(uid, boardId, { boardName: '', count: 0 });
  safeStorage.remove(draftKey(uid, `edit-board:${boardId}`));
}

export function DeleteBoardDialog({ board, onClose }: BoardDialogProps) {
  const { uid } = useAuth();
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const [deleteBoard] = useDeleteBoardMutation();
  const dispatch = useDispatch();
  const isDeleted = useRef(false);
  useEffect(
    () => () => {
      if (isDeleted.current) markDeleted(dispatch, board.id);
    },
    [dispatch, board.id],
  );
  return (
    <BoardChangeDialog
      title="Delete Board"
      text={`${boardTitle(board)} will be deleted with its members and its join requests. This cannot be undone.`}
      confirmLabel="Delete Board"
      busyLabel="Deleting..."
      boardId={board.id}
      send={() => deleteBoard(board.id).unwrap()}
      isMade={(now) => now === null}
      made={BOARD_DELETED}
      notMade={BOARD_NOT_DELETED}
      onMade={() => {
        isDeleted.current = true;
        if (uid !== null) forgetUnfinished(uid, board.id);
        // Replaced: Back should not lead to a deleted board.
        if (isStillHere()) void navigate(paths.boards(), { replace: true });
        else markDeleted(dispatch, board.id);
      }}
      onClose={onClose}
    />
  );
}
