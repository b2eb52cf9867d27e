import { PersonSkeleton } from '@/components/person-skeleton';
import { UserAvatar } from '@/components/user-avatar';
import { splitAnswer } from '@/domain/answers';
import type { JoinRequest } from '@/domain/join-request';
import { displayName } from '@/domain/user';
import { longDate, timeAgo } from '@/lib/dates';
import { Skeleton } from '@/ui/skeleton';

/** Every card is equally high, so that the skeleton is too and a virtual list knows its length. */
const FRAME = 'flex h-full min-h-36 flex-col rounded-card border border-border bg-surface-raised p-4';
/** Height of a row of request cards, in px: FRAME's minimum. */
export const REQUEST_CARD_HEIGHT_PX = 144;

interface RequestCardProps {
  request: JoinRequest;
  questions: readonly string[];
  onOpen: () => void;
  /** The card is likely to be opened next. */
  onNear: () => void;
}

/** An application in the list: who, when, and how the first answer begins. The whole card opens it. */
export function RequestCard({ request, questions, onOpen, onNear }: RequestCardProps) {
  const { user } = request;
  const firstLines = request.answers
    .map((stored) => splitAnswer(stored, questions).answer)
    .find((answer) => answer !== '');
  return (
    <article className={`${FRAME} relative transition-colors duration-150 hover:border-border-strong`}>
      <div className="flex items-start gap-3">
        <UserAvatar name={user.name} username={user.username} picture={user.profilePicture} />
        <div className="min-w-0 flex-1">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onOpen}
            onPointerEnter={onNear}
            onFocus={onNear}
            className="block max-w-full rounded-control text-left font-semibold after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
          >
            <bdi className="block truncate">{displayName(user)}</bdi>
          </button>
          <p className="truncate text-sm text-text-muted">
            <time
              dateTime={request.createdAt ?? undefined}
              title={longDate(request.createdAt) ?? undefined}
              className="relative z-10"
            >
              {timeAgo(request.createdAt) ?? 'Date unknown'}
            </time>
          </p>
        </div>
      </div>
      <p dir="auto" className="mt-3 line-clamp-2 text-text-muted rtl-fade-2">
        {firstLines ?? 'No answers given'}
      </p>
    </article>
  );
}

export function RequestCardSkeleton() {
  return (
    <div className={FRAME}>
      <PersonSkeleton line="w-1/3" />
      <Skeleton className="mt-5 h-4 w-full" />
      <Skeleton className="mt-2 h-4 w-2/3" />
    </div>
  );
}
