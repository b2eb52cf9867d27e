import { useRemoveMemberMutation } from '@/api/board-mutations';
import type { Board } from '@/domain/board';
import { displayName, type User } from '@/domain/user';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { showToast } from '@/ui/toasts/toast-store';
import { MEMBER_NOT_REMOVED, memberRemoved } from './messages';
import { useBoardChange } from './use-board-change';

interface RemoveMemberDialogProps {
  board: Board;
  member: User;
  onClose: () => void;
}

export function RemoveMemberDialog({ board, member, onClose }: RemoveMemberDialogProps) {
  const [removeMember] = useRemoveMemberMutation();
  const { isBusy, change } = useBoardChange({
    boardId: board.id,
    send: () => removeMember({ boardId: board.id, memberId: member.id }).unwrap(),
    isMade: (now) => now !== null && now.members.every(({ id }) => id !== member.id),
  });
  const name = displayName(member);

  async function remove() {
    if (!(await change())) return showToast(MEMBER_NOT_REMOVED);
    showToast(memberRemoved(name));
    onClose();
  }

  return (
    <ConfirmDialog
      title="Remove Member"
      text={`${name} will no longer be a member of ${board.name}. They can apply again.`}
      confirmLabel="Remove"
      busyLabel="Removing..."
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
