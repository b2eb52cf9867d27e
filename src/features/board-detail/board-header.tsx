import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BoardTypes } from '@/components/board-card';
import { UserAvatar, VerifiedBadge } from '@/components/user-avatar';
import { boardTitle, totalMembersText, type Board } from '@/domain/board';
import { displayName } from '@/domain/user';
import { paths } from '@/lib/addresses/paths';
import { pageHeading } from '@/lib/focus/page-heading';
import { BAND, Cover } from '@/ui/cover';

interface BoardHeaderProps {
  board: Board;
  /** `null` if this viewer has none. */
  actions: ReactNode;
  /** `null` for a visitor. */
  bookmark: ReactNode;
}

export function BoardHeader({ board, actions, bookmark }: BoardHeaderProps) {
  const { creator } = board;
  return (
    <header>
      <Cover seed={board.id} className={`mb-6 ${BAND}`} />
      <div className="flex flex-col items-start justify-between gap-4 sm:flex-row">
        <h1
          ref={pageHeading}
          tabIndex={-1}
          dir="auto"
          className="w-full min-w-0 text-2xl font-semibold tracking-tight break-words sm:w-auto"
        >
          {boardTitle(board)}
        </h1>
        {/* On phones an empty row would leave a gap under the name. */}
        <div className="flex shrink-0 flex-wrap gap-3 empty:hidden">{actions}</div>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        {creator !== null && (
          <p className="flex min-w-0 items-center gap-2">
            <UserAvatar person={creator} size="small" />
            <Link
              to={paths.profile(creator.id)}
              className="min-h-6 min-w-0 truncate font-semibold hover:underline"
            >
              <bdi>{displayName(creator, 'Creator')}</bdi>
            </Link>
            {creator.verified && <VerifiedBadge />}
          </p>
        )}
        <p className="tabular text-text-muted">{totalMembersText(board)}</p>
        {bookmark}
      </div>
      <BoardTypes types={board.boardType} className="mt-4 *:inset-ring *:inset-ring-border" />
      {board.description !== '' && (
        <p dir="auto" className="mt-4 max-w-prose text-pretty as-written">
          {board.description}
        </p>
      )}
    </header>
  );
}
