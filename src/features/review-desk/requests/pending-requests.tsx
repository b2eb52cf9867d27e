import { useMemo, useRef, useState } from 'react';
import { errorText } from '@/api/errors';
import { useListBoardJoinRequestsQuery } from '@/api/join-requests';
import type { Board } from '@/domain/board';
import { isPending, oldestPending, waitedText, type JoinRequest } from '@/domain/join-request';
import { lazyComponent, lazyDialog, opens } from '@/ui/lazy-component';
import { GRID_COLUMNS } from '@/ui/plain-grid';
import { useToday } from '@/lib/hooks/use-today';
import { useFocusAfterRemoval } from '@/lib/focus/use-focus-after-removal';
import { EmptyState } from '@/ui/empty-state';
import { ErrorPanel } from '@/ui/error-panel';
import { QueryState } from '@/ui/query-state';
import { VirtualGrid } from '@/ui/virtual-grid';
import { PersonSkeleton } from '@/components/member-card';
import { UserAvatar } from '@/components/user-avatar';
import { splitAnswer } from '@/domain/answers';
import { displayName } from '@/domain/user';
import { daysSince, longDate, timeAgo } from '@/lib/dates';
import { Skeleton } from '@/ui/skeleton';

/** Lazy, because every visitor of a board loads this file. */
const UnsentCount = lazyComponent(async () => (await import('./unsent-count')).UnsentCount, {
  failed: () => null,
});
const ReviewDialog = lazyDialog(async () => (await import('./review-dialog')).ReviewDialog);

export function PendingRequests({ board }: { board: Board }) {
  const query = useListBoardJoinRequestsQuery(board.id);
  const { data, error } = query;
  // Stores the request, not its id, so that a refetch of the list doesn't close the dialog.
  const [open, setOpen] = useState<JoinRequest | null>(null);
  const pending = useMemo(() => data?.filter(isPending), [data]);
  const index = pending?.findIndex(({ id }) => id === open?.id) ?? -1;
  // Memoized: rendering the cards took half the time of a step in the dialog.
  const grid = useMemo(
    () => (
      <VirtualGrid
        label="Pending requests"
        items={pending ?? []}
        keyOf={({ id }) => id}
        rowHeightPx={REQUEST_CARD_HEIGHT_PX}
        renderItem={(request) => (
          <RequestCard request={request} questions={board.questions} onOpen={() => setOpen(request)} />
        )}
      />
    ),
    [pending, board.questions],
  );
  const hasNothingToReview = pending === undefined ? error !== undefined : pending.length === 0;
  const list = useRef<HTMLDivElement>(null);
  // A decision removes the focused card, so the next card gets the focus.
  useFocusAfterRemoval(pending?.length ?? 0, () => list.current?.querySelector('button') ?? list.current);

  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      <Waiting board={board} requests={data} isShown={!hasNothingToReview} />
      <QueryState
        query={{ ...query, data: pending }}
        loadingLabel="Loading join requests"
        skeleton={
          <div className={GRID_COLUMNS}>
            {Array.from({ length: 3 }, (_, index) => (
              <RequestCardSkeleton key={index} />
            ))}
          </div>
        }
        renderError={(retry) => (
          <ErrorPanel title="We couldn’t load the join requests" text={errorText(error)} {...retry} />
        )}
        empty={
          <EmptyState title="No pending requests" text="There are no pending join requests at the moment." />
        }
      >
        {() => grid}
      </QueryState>
      {open !== null && (
        <ReviewDialog
          board={board}
          request={data?.find(({ id }) => id === open.id) ?? open}
          position={index < 0 ? null : { number: index + 1, of: pending?.length ?? 0 }}
          onStep={(step) => setOpen(pending?.[index + step] ?? open)}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

interface WaitingProps {
  board: Board;
  requests: readonly JoinRequest[] | undefined;
  isShown: boolean;
}

/** The age of the oldest request and the number of unsent verdicts, in a row that has its height before they load. */
function Waiting({ board, requests, isShown }: WaitingProps) {
  useToday();
  const days = daysSince(oldestPending(requests ?? []));
  return (
    <p className={isShown ? 'tabular mb-4 flex min-h-6 justify-between gap-3 text-text-muted' : 'hidden'}>
      <span>{days ? `Oldest: ${waitedText(days)}` : ''}</span>
      <UnsentCount board={board} requests={requests} />
    </p>
  );
}

/** All cards have the same height, as the skeleton and the virtual list need. */
const CARD = 'flex h-full min-h-36 flex-col rounded-card border border-border bg-surface-raised p-4';
/** The minimum height of CARD. */
const REQUEST_CARD_HEIGHT_PX = 144;

interface RequestCardProps {
  request: JoinRequest;
  questions: readonly string[];
  onOpen: () => void;
}

/** A card with the applicant, the date and the start of the first answer. The whole card opens it. */
function RequestCard({ request, questions, onOpen }: RequestCardProps) {
  useToday();
  const { user } = request;
  const firstAnswer = request.answers
    .map((stored) => splitAnswer(stored, questions).answer)
    .find((answer) => answer !== '');
  return (
    <article className={`${CARD} relative transition-colors duration-150 hover:border-border-strong`}>
      <div className="flex items-start gap-3">
        <UserAvatar person={user} />
        <div className="min-w-0 flex-1">
          <button
            type="button"
            onClick={onOpen}
            {...opens(ReviewDialog)}
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
        {firstAnswer ?? 'No answers given'}
      </p>
    </article>
  );
}

function RequestCardSkeleton() {
  return (
    <div className={CARD}>
      <PersonSkeleton line="w-1/3" />
      <Skeleton className="mt-5 h-4 w-full" />
      <Skeleton className="mt-2 h-4 w-2/3" />
    </div>
  );
}
