import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BoardTypes } from '@/components/board-types';
import { BookmarkButton } from '@/components/bookmark-button';
import { UserAvatar } from '@/components/user-avatar';
import { VerifiedBadge } from '@/components/verified-badge';
import type { Board } from '@/domain/board';
import { formatNumber } from '@/domain/format-number';
import { displayName } from '@/domain/user';
import { useAuth } from '@/identity/session-selectors';
import { cn } from '@/lib/cn';
import { paths } from '@/lib/paths';

/** Characters. An edited name may have 300; at full size it would fill a phone's screen. */
const LONG_NAME = 80;

interface BoardHeaderProps {
  board: Board;
  /** Null where this viewer has none. */
  actions: ReactNode;
}

export function BoardHeader({ board, actions }: BoardHeaderProps) {
  const { creator } = board;
  const { uid } = useAuth();
  return (
    <header>
      <div className="flex flex-col items-start justify-between gap-4 sm:flex-row">
        <h1
          tabIndex={-1}
          dir="auto"
          className={cn(
            'w-full min-w-0 font-semibold tracking-tight break-words sm:w-auto',
            board.name.length > LONG_NAME ? 'text-xl' : 'text-2xl',
          )}
        >
          {board.name || 'Untitled board'}
        </h1>
        {/* On phones an empty row would be a hole under the name. */}
        <div className="flex shrink-0 flex-wrap gap-3 empty:hidden">{actions}</div>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        {creator !== null && (
          <p className="flex min-w-0 items-center gap-2">
            <UserAvatar name={creator.name} picture={creator.profilePicture} size="small" />
            <Link
              to={paths.profile(creator.id)}
              className="min-h-6 min-w-0 truncate font-semibold hover:underline"
            >
              <bdi>{displayName(creator)}</bdi>
            </Link>
            {creator.verified && <VerifiedBadge />}
          </p>
        )}
        <p className="tabular text-text-muted">Total Members: {formatNumber(board.members.length)}</p>
        {uid !== null && (
          <BookmarkButton uid={uid} target={{ kind: 'board', id: board.id, name: board.name }} />
        )}
      </div>
      <BoardTypes types={board.boardType} />
      {board.description !== '' && (
        <p dir="auto" className="mt-4 max-w-prose whitespace-pre-line">
          {board.description}
        </p>
      )}
    </header>
  );
}
