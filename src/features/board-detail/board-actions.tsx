import { useRef, useState } from 'react';
import type { Board, ViewerStatus } from '@/domain/board';
import { useFocusAfterRemoval } from '@/lib/focus/use-focus-after-removal';
import { useScreenCommands, type Command } from '@/lib/keyboard/commands';
import { press } from '@/lib/focus/press';
import { Button, type ButtonProps } from '@/ui/button';
import { lazyDialog, opens } from '@/ui/lazy-component';
import { ActionPlaces } from './action-places';
import { ReviewLink } from './review-link';

const DIALOGS = {
  edit: lazyDialog(async () => (await import('./edit-board-dialog')).EditBoardDialog),
  delete: lazyDialog(async () => (await import('./board-changes')).DeleteBoardDialog),
  leave: lazyDialog(async () => (await import('./board-changes')).LeaveBoardDialog),
};

type DialogName = keyof typeof DIALOGS;

interface DialogButtonProps extends Pick<ButtonProps, 'variant' | 'children'> {
  name: DialogName;
  /** The same action in the command palette, and as a shortcut. */
  command: Omit<Command, 'run'>;
  onOpen: (name: DialogName) => void;
}

function DialogButton({ name, command, onOpen, ...button }: DialogButtonProps) {
  const element = useRef<HTMLButtonElement>(null);
  useScreenCommands([{ ...command, run: () => press(element.current) }]);
  return <Button {...button} ref={element} {...opens(DIALOGS[name])} onClick={() => onOpen(name)} />;
}

interface BoardActionsProps {
  board: Board;
  /** Null while it is not known. */
  status: ViewerStatus | null;
  /** Nothing can be done yet; the buttons' place is kept. */
  isLoading: boolean;
}

/** What the creator and the members can do with the board; nothing for others. */
export function BoardActions({ board, status, isLoading }: BoardActionsProps) {
  const [opened, setOpened] = useState<DialogName | null>(null);
  const Opened = opened === null ? null : DIALOGS[opened];
  // Leaving the board removes the button that was pressed.
  useFocusAfterRemoval(status === 'member' ? 1 : 0, () => document.querySelector('h1'));

  if (isLoading) return <ActionPlaces viewer={status} />;
  return (
    <>
      {status === 'creator' && (
        <>
          <ReviewLink boardId={board.id} />
          <DialogButton
            name="edit"
            variant="manage"
            command={{ label: 'Edit board', keys: 'e' }}
            onOpen={setOpened}
          >
            Edit
          </DialogButton>
          <DialogButton name="delete" variant="ghost" command={{ label: 'Delete board' }} onOpen={setOpened}>
            Delete
          </DialogButton>
        </>
      )}
      {status === 'member' && (
        <DialogButton name="leave" variant="secondary" command={{ label: 'Leave Board' }} onOpen={setOpened}>
          Leave Board
        </DialogButton>
      )}
      {Opened && <Opened board={board} onClose={() => setOpened(null)} />}
    </>
  );
}
