import { Suspense, useState } from 'react';
import type { Board } from '@/domain/board';
import type { ViewerStatus } from '@/domain/viewer-status';
import { useFocusAfterRemoval } from '@/lib/use-focus-after-removal';
import { lazyPart } from '@/lib/lazy-part';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/skeleton';

interface BoardDialogProps {
  board: Board;
  onClose: () => void;
}

const DIALOGS = {
  edit: lazyPart<BoardDialogProps>(async () => (await import('./edit-board-dialog')).EditBoardDialog),
  delete: lazyPart<BoardDialogProps>(async () => (await import('./delete-board-dialog')).DeleteBoardDialog),
  leave: lazyPart<BoardDialogProps>(async () => (await import('./leave-board-dialog')).LeaveBoardDialog),
};

type DialogName = keyof typeof DIALOGS;

interface BoardActionsProps {
  board: Board;
  /** Null while it is not known yet. */
  status: ViewerStatus | null;
}

/** What this viewer can do with the board (spec section 2, 'Viewer status'). */
export function BoardActions({ board, status }: BoardActionsProps) {
  const [opened, setOpened] = useState<DialogName | null>(null);
  const Opened = opened === null ? null : DIALOGS[opened];
  // 'Leave Board' goes with the membership.
  useFocusAfterRemoval(status === 'member' ? 1 : 0, () => document.querySelector('h1'));
  const opens = (name: DialogName) => ({
    'aria-haspopup': 'dialog' as const,
    onPointerEnter: DIALOGS[name].preload,
    onFocus: DIALOGS[name].preload,
    onClick: () => setOpened(name),
  });

  return (
    <>
      {status === null && <Skeleton className="h-10 w-28" />}
      {status === 'creator' && (
        <>
          <Button variant="manage" {...opens('edit')}>
            Edit
          </Button>
          <Button variant="danger" {...opens('delete')}>
            Delete
          </Button>
        </>
      )}
      {status === 'member' && (
        <Button variant="secondary" {...opens('leave')}>
          Leave Board
        </Button>
      )}
      {status === 'pending' && <Button variant="locked">Requested</Button>}
      {Opened && (
        <Suspense fallback={null}>
          <Opened board={board} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
