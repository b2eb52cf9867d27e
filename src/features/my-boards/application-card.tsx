import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useGetBoardQuery } from '@/api/boards';
import { isNotFound } from '@/api/errors';
import { useViewer } from '@/api/use-viewer';
import { NewsDot } from '@/components/news-dot';
import { SentApplication } from '@/components/sent-application';
import { boardTitle } from '@/domain/board';
import { ACCEPTED, statusKind, applicantStatus, noteOf, REJECTED } from '@/domain/application-status';
import type { OwnJoinRequest } from '@/domain/join-request';
import { pluralize } from '@/domain/pluralize';
import { cn } from '@/lib/cn';
import { daysSince, longDate } from '@/lib/dates';
import { useToday } from '@/lib/hooks/use-today';
import { paths } from '@/lib/addresses/paths';
import { buttonStyle } from '@/ui/button-style';
import { Skeleton } from '@/ui/skeleton';

const FRAME = 'rounded-card border border-border bg-surface-raised p-5';

interface ApplicationCardProps {
  request: OwnJoinRequest;
  /** Decided since the person last looked. */
  isNew: boolean;
  /** There is no later one to the same board. */
  isLatest: boolean;
}

/** One of the viewer's own applications: board, date, status, the creator's note, and the answers. */
export function ApplicationCard({ request, isNew, isLatest }: ApplicationCardProps) {
  const viewer = useViewer();
  const headingId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const mayBeMember = isLatest && applicantStatus(request, false) !== ACCEPTED;
  // The board is needed for the membership, its name, and to tell questions from answers.
  const {
    data: board,
    error,
    isLoading,
  } = useGetBoardQuery(request.boardId ?? '', {
    skip: request.boardId === null || (!mayBeMember && !isOpen && request.boardName !== null),
  });
  const isMember = isLatest && (board?.members.some(({ id }) => id === viewer.id) ?? false);
  const status = applicantStatus(request, isMember);
  const note = noteOf(request, status);
  const isRemoved = request.boardId === null || board === null || isNotFound(error);
  const name = request.boardName ?? (board ? boardTitle(board) : 'Board');
  const kind = statusKind(status);
  const mayApplyAgain = kind === 'rejected' && isLatest && !isRemoved;

  return (
    <article className={FRAME}>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 id={headingId} dir="auto" className="text-lg font-semibold">
            {isRemoved || request.boardId === null ? (
              name
            ) : (
              <Link
                to={paths.board(request.boardId)}
                className="line-clamp-2 rounded-control hover:underline hover:underline-offset-4"
              >
                {name}
              </Link>
            )}
          </h2>
          <p className="text-sm text-text-muted">
            {isRemoved && 'This board has been removed. '}
            <SentAt createdAt={request.createdAt} isPending={kind === 'pending'} />
          </p>
        </div>
        <div className="flex shrink-0 items-center gap-3">
          {isNew && (
            <span className="inline-flex items-center gap-1.5 text-sm font-semibold">
              <NewsDot />
              New
            </span>
          )}
          {mayBeMember && isLoading ? (
            <Skeleton className="h-6 w-20 rounded-full" />
          ) : (
            <StatusBadge status={status} />
          )}
        </div>
      </div>
      {note !== '' && (
        <div className="mt-4 border-l-2 border-border-strong pl-4">
          <p className="text-sm text-text-muted">Note from the creator</p>
          <p dir="auto" className="max-w-prose as-written">
            {note}
          </p>
        </div>
      )}
      {request.answers.length > 0 && (
        <details className="mt-4" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary className="min-h-6 w-fit cursor-pointer rounded-control text-text-muted hover:text-text">
            Your answers ({request.answers.length})
          </summary>
          <div className="mt-3">
            <SentApplication answers={request.answers} questions={board?.questions ?? []} />
          </div>
        </details>
      )}
      {mayApplyAgain && request.boardId !== null && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Link
            to={paths.joinBoard(request.boardId)}
            aria-describedby={headingId}
            className={buttonStyle('secondary', 'small')}
          >
            Apply again
          </Link>
          {request.answers.length > 0 && (
            <p className="text-sm text-text-muted">Your earlier answers will be beside the questions.</p>
          )}
        </div>
      )}
    </article>
  );
}

/** When it was sent and, until it is decided, for how long it has waited. */
function SentAt({ createdAt, isPending }: { createdAt: string | null; isPending: boolean }) {
  useToday();
  const date = longDate(createdAt);
  const days = daysSince(createdAt);
  if (date === null || days === null) return isPending ? 'Sent, no decision yet' : 'Sent';
  return (
    <>
      Sent <time dateTime={createdAt ?? undefined}>{days === 0 ? 'today' : date}</time>
      {isPending && `, no decision yet${days === 0 ? '' : ` (${pluralize(days, 'day')})`}`}
    </>
  );
}

function StatusBadge({ status }: { status: string }) {
  return (
    <span
      className={cn(
        'rounded-full px-3 py-0.5 text-sm font-semibold',
        status === ACCEPTED && 'bg-success-soft text-success',
        status === REJECTED && 'bg-danger-soft text-danger',
        status !== ACCEPTED && status !== REJECTED && 'bg-surface-sunken text-text-muted',
      )}
    >
      {status === '' ? 'Unknown' : status.charAt(0).toUpperCase() + status.slice(1)}
    </span>
  );
}

export function ApplicationCardSkeleton() {
  return (
    <div className={FRAME}>
      <div className="flex items-start justify-between gap-4">
        <div className="flex-1">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="mt-2 h-4 w-1/4" />
        </div>
        <Skeleton className="h-6 w-20 rounded-full" />
      </div>
      <Skeleton className="mt-4 h-5 w-32" />
    </div>
  );
}
