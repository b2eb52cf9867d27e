import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { avatarsOf, boardTitle, membersText, cardTypes, type Board } from '@/domain/board';
import { displayName } from '@/domain/user';
import { cn } from '@/lib/cn';
import { paths } from '@/lib/addresses/paths';
import { Cover } from '@/ui/cover';
import { Skeleton } from '@/ui/skeleton';
import { UserAvatar, VerifiedBadge } from './user-avatar';

/** The usual height, from which a long list estimates its scroll height. */
export const BOARD_CARD_HEIGHT_PX = 266;
const FRAME = 'rounded-card border border-border bg-surface-raised p-4';
/** Fills the card's top. */
const STRIP = '-mx-4 -mt-4 mb-3 h-10 rounded-t-card';

interface BoardCardProps {
  board: Board;
  /** The viewer's relation to the board, on the card's edge. */
  badge?: ReactNode;
}

/** A board in a list. The whole card is one link. */
export function BoardCard({ board, badge }: BoardCardProps) {
  const { creator, description } = board;
  const creatorName = creator && displayName(creator, '');
  return (
    <article className={cn(FRAME, 'relative transition-colors duration-150 hover:border-border-strong')}>
      <Cover seed={board.id} className={STRIP} />
      <Link
        to={paths.board(board.id)}
        className="rounded-control text-lg font-semibold after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
      >
        <span dir="auto" className="line-clamp-2">
          {boardTitle(board)}
        </span>
      </Link>
      {creatorName && (
        <p className="mt-1 flex min-w-0 items-center gap-1 text-sm text-text-muted">
          <bdi className="truncate">{creatorName}</bdi>
          {creator?.verified && <VerifiedBadge />}
        </p>
      )}
      {description !== '' && (
        <p dir="auto" className="mt-2 line-clamp-3 text-sm break-words rtl-fade-3">
          {description}
        </p>
      )}
      <BoardTypes types={cardTypes(board)} className="mt-2 [&>*]:truncate" />
      <div className="mt-3 flex items-center justify-between gap-3">
        <span className="flex -space-x-1.5">
          {avatarsOf(board).map((face) => (
            <UserAvatar key={face.id} person={face} size="small" />
          ))}
        </span>
        <span className="tabular min-h-8 content-center text-sm text-text-muted">{membersText(board)}</span>
      </div>
      {badge}
    </article>
  );
}

export function BoardCardSkeleton() {
  return (
    <div className={FRAME}>
      <Skeleton className={STRIP} />
      <Skeleton className="h-5.5 w-4/5" />
      <Skeleton className="mt-3 h-4 w-1/3" />
      <Skeleton className="mt-3 h-14" />
      <Skeleton className="mt-2 h-6 w-1/2" />
      <div className="mt-3 flex items-center justify-between">
        <Skeleton className="h-8 w-20 rounded-full" />
        <Skeleton className="h-4 w-20" />
      </div>
    </div>
  );
}

const BADGE =
  'absolute top-2 right-2 min-h-6 rounded-full border border-border-strong bg-surface-raised px-2 text-sm font-semibold';

/** The viewer's relation to a board, on the edge of its card. */
export function RelationBadge({ label }: { label: string | null }) {
  return label === null ? null : <p className={BADGE}>{label}</p>;
}

/** A board's types; nothing if it has none. */
export function BoardTypes({ types, className }: { types: readonly string[]; className: string }) {
  if (types.length === 0) return null;
  return (
    <ul aria-label="Types" className={cn('flex flex-wrap gap-1.5', className)}>
      {types.map((type, index) => (
        <li
          key={index}
          dir="auto"
          className="max-w-full rounded-control bg-surface-sunken px-2 py-0.5 text-sm text-text-muted"
        >
          {type}
        </li>
      ))}
    </ul>
  );
}
