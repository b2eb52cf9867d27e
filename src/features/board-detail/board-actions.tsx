import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Board, ViewerStatus } from '@/domain/board';
import { useFocusAfterRemoval } from '@/lib/focus/use-focus-after-removal';
import { useScreenCommands, type Command, press } from '@/lib/keyboard/commands';
import { Button, type ButtonProps } from '@/ui/button';
import { lazyDialog, opens } from '@/ui/lazy-component';
import { ActionPlaceholders } from './board-detail-skeleton';
import { Link } from 'react-router-dom';
import { joinRequestsApi } from '@/api/join-requests';
import { isPending } from '@/domain/join-request';
import { pluralize } from '@/domain/text';
import { paths } from '@/lib/addresses/paths';
import { buttonStyle } from '@/ui/button-style';
import { DetailsMenu } from '@/ui/details-menu';

const DIALOGS = {
  edit: lazyDialog(async () => (await import('./edit-board-dialog')).EditBoardDialog),
  delete: lazyDialog(async () => (await import('./board-changes')).DeleteBoardDialog),
  leave: lazyDialog(async () => (await import('./board-changes')).LeaveBoardDialog),
};

type DialogName = keyof typeof DIALOGS;

interface DialogButtonProps extends Pick<ButtonProps, 'variant' | 'className' | 'children'> {
  name: DialogName;
  /** The action's entry in the command palette, with its shortcut. */
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
  /** `null` until it has loaded. */
  status: ViewerStatus | null;
  /** Renders placeholders instead of the buttons. */
  isLoading: boolean;
}

/** The board's actions for the creator and the members; nothing for other viewers. */
export function BoardActions({ board, status, isLoading }: BoardActionsProps) {
  const [opened, setOpened] = useState<DialogName | null>(null);
  const Opened = opened === null ? null : DIALOGS[opened];
  // Leaving the board removes the pressed button.
  useFocusAfterRemoval(status === 'member' ? 1 : 0, () => document.querySelector('h1'));

  if (isLoading) return <ActionPlaceholders viewer={status} />;
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
          <DetailsMenu
            triggerClassName={buttonStyle('ghost')}
            trigger={
              <>
                <span className="sr-only">More</span>
                <Ellipsis aria-hidden className="size-4" />
              </>
            }
            className="relative"
            listClassName="left-0 sm:right-0 sm:left-auto"
          >
            <DialogButton
              name="delete"
              variant="ghost"
              className="w-full justify-start! text-danger!"
              command={{ label: 'Delete board' }}
              onOpen={setOpened}
            >
              Delete
            </DialogButton>
          </DetailsMenu>
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

/** A link to the review desk with the number of pending applications, once the list has loaded (board-tabs.tsx). */
function ReviewLink({ boardId }: { boardId: string }) {
  const { data } = joinRequestsApi.endpoints.listBoardJoinRequests.useQueryState(boardId);
  const count = data?.filter(isPending).length;
  return (
    <Link
      to={paths.review(boardId)}
      // Reserves space for a number, to avoid a layout shift. On phones it has its own row.
      className={`${buttonStyle(count === 0 ? 'secondary' : 'yellow')} flex-col gap-0! after:invisible after:h-0 after:content-['Review_00_applications'] max-sm:w-full`}
    >
      Review {count ? pluralize(count, 'application') : 'applications'}
    </Link>
  );
}
