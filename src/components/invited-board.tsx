import { Link } from 'react-router-dom';
import { membersText, type Board } from '@/domain/board';
import { pluralize } from '@/domain/text';
import { displayName } from '@/domain/user';
import { paths } from '@/lib/addresses/paths';
import { Emblem } from '@/ui/cover';
import { Skeleton } from '@/ui/skeleton';

interface InvitedBoardProps {
  /** Ends before the board's name: 'Sign in to apply to'. */
  lead: string;
  boardId: string;
  board: Board | null | undefined;
  isLoading: boolean;
}

/** The board that the user will apply to, on the screens before it. A minimum height avoids a layout shift. */
export function InvitedBoard({ lead, boardId, board, isLoading }: InvitedBoardProps) {
  return (
    <div className="flex min-h-47 items-start max-sm:min-h-49 gap-4 rounded-card border border-border bg-surface-raised px-4 py-3 text-left">
      <Emblem seed={boardId} className="mt-1 size-12" />
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 font-semibold break-words">
          {lead} {board?.name ? <bdi>{board.name}</bdi> : 'this board'}
        </p>
        {isLoading && <Skeleton className="mt-2 h-20 w-full" />}
        {board && (
          <>
            <p className="mt-1 line-clamp-2 text-sm break-words text-text-muted">
              {board.creator && <bdi>{displayName(board.creator, 'Someone')} · </bdi>}
              {membersText(board)} · {pluralize(board.questions.length, 'question')}
            </p>
            <p dir="auto" className="mt-2 line-clamp-2 text-sm break-words">
              {board.description}
            </p>
            <Link
              to={paths.board(board.id)}
              className="mt-2 block min-h-6 w-fit rounded-control text-sm underline underline-offset-4"
            >
              Look at the board first
            </Link>
          </>
        )}
      </div>
    </div>
  );
}
