import { useRemoveMemberMutation } from '@/api/board-mutations';
import type { Board } from '@/domain/board';
import { displayName, type User } from '@/domain/user';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { showToast } from '@/ui/toasts/toast-store';
import { MEMBER_NOT_REMOVED, memberRemoved } from './messages';

interface RemoveMemberDialogProps {
  board: Board;
  member: User;
  onClose: () => void;
}

export function RemoveMemberDialog({ board, member, onClose }: RemoveMemberDialogProps) {
  const [removeMember, { isLoading }] = useRemoveMemberMutation();
  const name = displayName(member);

  async function remove() {
    try {
      await removeMember({ boardId: board.id, memberId: member.id }).unwrap();
    } catch {
      showToast(MEMBER_NOT_REMOVED);
      return;
    }
    showToast(memberRemoved(name));
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen
      title="Remove Member"
      text={`${name} will no longer be a member of ${board.name}. They can apply again.`}
      confirmLabel="Remove"
      busyLabel="Removing..."
      isBusy={isLoading}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
