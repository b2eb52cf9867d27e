import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import {
  markDeleted,
  useDeleteBoardMutation,
  useLeaveBoardMutation,
  useRemoveMemberMutation,
} from '@/api/boards';
import { isOutcomeUnknown } from '@/api/errors';
import { boardTitle, type Board } from '@/domain/board';
import { displayName, type User } from '@/domain/user';
import { useAuth } from '@/identity/use-session';
import { paths } from '@/lib/addresses/paths';
import { storeUnsentVerdicts } from '@/lib/desk/unsent-verdicts';
import { draftKey } from '@/lib/drafts/form-draft';
import { useIsMounted } from '@/lib/hooks/use-is-mounted';
import { safeStorage } from '@/lib/stored/safe-storage';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { showToast } from '@/ui/toasts/toast-store';
import { DELETION, LEAVING, removal, type Outcomes } from './messages';

interface BoardDialogProps {
  board: Board;
  onClose: () => void;
}

interface BoardChangeDialogProps extends Omit<
  ComponentProps<typeof ConfirmDialog>,
  'isOpen' | 'isBusy' | 'onConfirm'
> {
  send: () => Promise<{ error?: unknown }>;
  toasts: Outcomes;
  /** Closes the dialog by default. */
  onDone?: () => void;
}

/** Asks for confirmation of a change to a board or its members, sends it, and shows the result as a toast. */
function BoardChangeDialog(props: BoardChangeDialogProps) {
  const { send, toasts, onDone = props.onClose, ...dialog } = props;
  const [isBusy, setIsBusy] = useState(false);

  async function change() {
    setIsBusy(true);
    const { error } = await send();
    setIsBusy(false);
    if (error === undefined) {
      showToast(toasts.done);
      onDone();
    } else showToast(isOutcomeUnknown(error) ? toasts.unconfirmed : toasts.failed);
  }

  return <ConfirmDialog {...dialog} isBusy={isBusy} onConfirm={() => void change()} />;
}

export function LeaveBoardDialog({ board, onClose }: BoardDialogProps) {
  const [leaveBoard] = useLeaveBoardMutation();
  return (
    <BoardChangeDialog
      title="Leave Board"
      text={`You’ll no longer be a member of ${boardTitle(board)}. To come back, you’ll need to apply again.`}
      confirmLabel="Leave Board"
      busyLabel="Leaving..."
      send={() => leaveBoard(board.id)}
      toasts={LEAVING}
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
      send={() => removeMember({ boardId: board.id, memberId: member.id })}
      toasts={removal(name)}
      onClose={onClose}
    />
  );
}

export function DeleteBoardDialog({ board, onClose }: BoardDialogProps) {
  const uid = useAuth().uid ?? '';
  const navigate = useNavigate();
  const isMounted = useIsMounted();
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
      text={`${boardTitle(board)} will be deleted, along with its members and join requests. This can’t be undone.`}
      confirmLabel="Delete Board"
      busyLabel="Deleting..."
      send={() => deleteBoard(board.id)}
      toasts={DELETION}
      onDone={() => {
        isDeleted.current = true;
        // The app would otherwise announce stored work on this board, with a dead link.
        storeUnsentVerdicts(uid, { boardId: board.id, boardName: '', count: 0 });
        safeStorage.remove(draftKey(uid, `edit-board:${board.id}`));
        // Replace the entry, because Back should not go to a deleted board.
        if (isMounted()) void navigate(paths.boards(), { replace: true });
        else markDeleted(dispatch, board.id);
      }}
      onClose={onClose}
    />
  );
}
