import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useGetBoardQuery } from '@/api/boards';
import type { ApplicationDraft } from '@/components/application-drafts';
import { DecisionIcon, styleOf } from '@/components/decision-icon';
import { UnreadDot } from '@/components/unread-dot';
import { SentApplication } from '@/components/sent-application';
import { applicantStatus, noteOf, statusKind, type OwnJoinRequest } from '@/domain/join-request';
import { formatNumber } from '@/domain/text';
import { paths } from '@/lib/addresses/paths';
import { cn } from '@/lib/cn';
import { daysSince, longDate, timeAgo } from '@/lib/dates';
import { useToday } from '@/lib/hooks/use-today';
import { buttonStyle } from '@/ui/button-style';
import { Emblem } from '@/ui/cover';

const CARD = 'rounded-card border border-border bg-surface-raised p-5';

interface ApplicationCardProps {
  request: OwnJoinRequest;
  /** The decision is newer than the user's last visit. */
  isNew: boolean;
  /** The user has no later application to the same board. */
  isLatest: boolean;
}

/** One of the viewer's applications: board, date, status, the creator's note and the answers. */
export function ApplicationCard({ request, isNew, isLatest }: ApplicationCardProps) {
  const headingId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { boardId, boardName, answers, createdAt, decidedAt } = request;
  const { data: board } = useGetBoardQuery(boardId ?? '', { skip: boardId === null || !isOpen });
  const status = applicantStatus(request);
  const kind = statusKind(status);
  const note = noteOf(request, status);
  const name = boardName ?? 'Board';
  const isDecided = kind === 'accepted' || kind === 'rejected';
  const decidedOn = isDecided ? longDate(decidedAt) : null;

  return (
    <article className={CARD}>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <Emblem seed={boardId ?? name} />
        <div className="min-w-0 flex-1 basis-44">
          <h2 id={headingId} dir="auto" className="text-lg font-semibold">
            {boardId === null ? (
              name
            ) : (
              <Link
                to={paths.board(boardId)}
                className="line-clamp-2 rounded-control hover:underline hover:underline-offset-4"
              >
                {name}
              </Link>
            )}
          </h2>
          <p className="text-sm text-text-muted">
            {boardId === null && 'This board has been removed. '}
            <SentAt createdAt={createdAt} isPending={kind === 'pending'} />
            {decidedOn !== null && (
              <>
                , decided <time dateTime={decidedAt ?? undefined}>{decidedOn}</time>
              </>
            )}
          </p>
        </div>
        <div className="flex shrink-0 items-center gap-3">
          {isNew && (
            <span className="inline-flex items-center gap-1.5 text-sm font-semibold">
              <UnreadDot />
              New
            </span>
          )}
          <StatusBadge status={status} />
        </div>
      </div>
      {isDecided && note === '' && <p className="mt-4 text-sm text-text-muted">No note was left</p>}
      {note !== '' && (
        <div className="mt-4 border-l-2 border-border-strong pl-4">
          <p className="text-sm text-text-muted">Note from the creator</p>
          <p dir="auto" className="max-w-prose as-written">
            {note}
          </p>
        </div>
      )}
      {answers.length > 0 && (
        <details className="mt-4" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary className="min-h-6 w-fit cursor-pointer rounded-control text-text-muted hover:text-text">
            Your answers
          </summary>
          <div className="mt-3">
            {isOpen && <SentApplication answers={answers} questions={board?.questions ?? []} />}
          </div>
        </details>
      )}
      {kind === 'accepted' && boardId !== null && (
        <Link
          to={paths.board(boardId)}
          aria-describedby={headingId}
          className={`mt-4 ${buttonStyle('secondary', 'small')}`}
        >
          Go to board
        </Link>
      )}
      {kind === 'rejected' && isLatest && boardId !== null && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Link
            to={paths.apply(boardId)}
            aria-describedby={headingId}
            className={buttonStyle('secondary', 'small')}
          >
            Apply again
          </Link>
          {answers.length > 0 && (
            <p className="text-sm text-text-muted">You can reuse your previous answers.</p>
          )}
        </div>
      )}
    </article>
  );
}

/** An unsent application with a link to its form. */
export function DraftCard({ draft: { boardId, answered, total } }: { draft: ApplicationDraft }) {
  const headingId = useId();
  const { data } = useGetBoardQuery(boardId);
  return (
    <article className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${CARD}`}>
      <Emblem seed={boardId} />
      <div className="min-w-0 flex-1 basis-44">
        <h2 id={headingId} dir="auto" className="line-clamp-2 text-lg font-semibold">
          {data?.name ?? 'Board'}
        </h2>
        <p className="tabular text-sm text-text-muted">
          Draft, {formatNumber(answered)} of {formatNumber(total)} answered
        </p>
      </div>
      <Link to={paths.apply(boardId)} aria-describedby={headingId} className={buttonStyle('yellow', 'small')}>
        Continue application
      </Link>
    </article>
  );
}

/** The date of an application; its age while it is pending. */
function SentAt({ createdAt, isPending }: { createdAt: string | null; isPending: boolean }) {
  useToday();
  const date = longDate(createdAt);
  if (date === null) return isPending ? 'Sent. No decision yet.' : 'Sent';
  const text = daysSince(createdAt) === 0 ? 'today' : isPending ? timeAgo(createdAt) : date;
  return (
    <>
      Sent{' '}
      <time dateTime={createdAt ?? undefined} title={date}>
        {text}
      </time>
      {isPending && '. No decision yet.'}
    </>
  );
}

function StatusBadge({ status }: { status: string }) {
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1 rounded-full border px-2 py-0.5 text-sm font-semibold',
        styleOf(status)?.chip ?? 'border-border bg-surface-sunken text-text-muted',
      )}
    >
      <DecisionIcon kind={status} />
      {status === '' ? 'Unknown' : status.charAt(0).toUpperCase() + status.slice(1)}
    </span>
  );
}
