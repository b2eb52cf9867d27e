import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '@/domain/format-number';
import type { QueuedDecision } from '@/domain/review/decision-queue';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import type { KeptDecision } from './decision-runner';
import { useReviewRoom, useRunnerState } from './review-room';
import { BatchRow } from './batch-row';

/** So many are shown one by one; the rest is counted. */
const ROWS_MAX = 3;
const TICK_MS = 250;

const doing = { accept: 'Accepting', reject: 'Rejecting' } as const;

/** Redraws a few times a second while something counts down. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}

/** What is decided and not sent yet: each can be taken back or sent at once. Stands on every screen while there is any. */
export function WaitingBar() {
  const { runner } = useReviewRoom();
  const { queue, found } = useRunnerState(runner);
  const alone = queue.entries.filter(({ batch, stage }) => batch === null && stage !== 'failed');
  const failed = queue.entries.filter(({ batch, stage }) => batch === null && stage === 'failed');
  const waiting = alone.filter(({ stage }) => stage === 'waiting');
  const now = useNow(queue.entries.some(({ stage }) => stage === 'waiting'));
  const latest = alone.at(-1);
  if (queue.entries.length === 0 && found.length === 0) return null;

  const idsOf = (entries: readonly QueuedDecision[]) => entries.map(({ requestId }) => requestId);
  const shown = alone.slice(-ROWS_MAX).toReversed();
  const hidden = alone.length - shown.length;
  return (
    <section
      aria-label="Decisions not sent yet"
      className="fixed inset-x-4 bottom-4 z-30 flex max-h-[60dvh] flex-col gap-2 overflow-y-auto rounded-card border border-border-strong bg-surface-raised p-3 shadow-float sm:right-auto sm:left-6 sm:w-96"
    >
      <p role="status" className="sr-only">
        {latest === undefined
          ? ''
          : `${doing[latest.outcome]} ${latest.personName}. Press U on the desk to undo.`}
      </p>
      {found.length > 0 && <FoundRows found={found} />}
      {failed.length > 0 && (
        <ul className="flex flex-col gap-2">
          {failed.map((decision) => (
            <FailedRow key={decision.requestId} decision={decision} />
          ))}
        </ul>
      )}
      {queue.batches.map((batch) => (
        <BatchRow key={batch.id} batch={batch} now={now} />
      ))}
      {alone.length > 0 && (
        <ul className="flex flex-col gap-2">
          {shown.map((decision) => (
            <WaitingRow key={decision.requestId} decision={decision} now={now} />
          ))}
        </ul>
      )}
      {(hidden > 0 || waiting.length > 1) && (
        <div className="flex items-center gap-2 border-t border-border pt-2 text-sm">
          <span className="tabular min-w-0 flex-1 text-text-muted">
            {hidden > 0 ? `${formatNumber(hidden)} more` : `${formatNumber(alone.length)} decisions`}
          </span>
          <Button variant="ghost" size="small" onClick={() => runner.undo(idsOf(waiting))}>
            Undo all
          </Button>
          <Button variant="ghost" size="small" onClick={() => runner.sendNow(idsOf(waiting))}>
            Send all now
          </Button>
        </div>
      )}
    </section>
  );
}

function WaitingRow({ decision, now }: { decision: QueuedDecision; now: number }) {
  const { runner } = useReviewRoom();
  const { requestId, personName, outcome, stage, dueAt } = decision;
  const seconds = Math.max(0, Math.ceil((dueAt - now) / 1000));
  return (
    <li className="flex items-center gap-2">
      <p className="min-w-0 flex-1">
        <span className="block truncate">
          {doing[outcome]} <bdi className="font-semibold">{personName}</bdi>
        </span>
        <span className="tabular text-sm text-text-muted">
          {stage === 'sending' ? 'Sending...' : `in ${seconds} s`}
        </span>
      </p>
      {stage === 'waiting' && (
        <>
          <Button
            variant="secondary"
            size="small"
            aria-label={`Undo: ${personName}`}
            onClick={() => runner.undo([requestId])}
          >
            Undo
          </Button>
          <Button
            variant="ghost"
            size="small"
            aria-label={`Send now: ${personName}`}
            onClick={() => runner.sendNow([requestId])}
          >
            Send now
          </Button>
        </>
      )}
    </li>
  );
}

function FailedRow({ decision }: { decision: QueuedDecision }) {
  const { runner } = useReviewRoom();
  const { requestId, boardId, personName, problem } = decision;
  return (
    <li className="flex flex-col gap-1 border-l-2 border-danger pl-2" role="alert">
      <p>
        <span className="font-semibold text-danger">
          {problem?.kind === 'fault'
            ? 'Not sent: '
            : problem?.kind === 'taken'
              ? 'Decided: '
              : 'To be checked: '}
        </span>
        <bdi className="font-semibold">{personName}</bdi>
      </p>
      <p className="text-sm text-text-muted">{problem?.text}</p>
      <div className="flex flex-wrap gap-2">
        {problem?.kind !== 'taken' && (
          <Button variant="secondary" size="small" onClick={() => runner.sendNow([requestId])}>
            {problem?.kind === 'fault' ? 'Try again' : 'Check, and send if it is missing'}
          </Button>
        )}
        <Link
          to={paths.review(boardId, requestId)}
          className="inline-flex min-h-8 items-center px-2 text-sm underline underline-offset-4"
        >
          Open
        </Link>
        <Button variant="ghost" size="small" onClick={() => runner.dismiss([requestId])}>
          Dismiss
        </Button>
      </div>
    </li>
  );
}

function FoundRows({ found }: { found: readonly KeptDecision[] }) {
  const { runner } = useReviewRoom();
  const [isBusy, setIsBusy] = useState(false);
  const ids = found.map(({ requestId }) => requestId);
  async function run(act: (requestIds: readonly string[]) => Promise<void>) {
    setIsBusy(true);
    // What could not be claimed stays listed, to be tried again.
    await act(ids).catch(() => undefined);
    setIsBusy(false);
  }
  const isUncertain = found.some(({ stage }) => stage !== 'waiting');
  return (
    <div role="alert" className="flex flex-col gap-1 border-l-2 border-danger pl-2">
      <p>
        <span className="font-semibold text-danger">
          {found.length === 1 ? '1 decision was' : `${formatNumber(found.length)} decisions were`} not sent
        </span>{' '}
        before the page was closed.
        {isUncertain && ' What may have arrived is checked before it is sent.'}
      </p>
      {/* All of them, as they will be sent: nobody should press a button for sixty decisions from memory. */}
      <ul aria-label="Found decisions" className="flex max-h-48 flex-col gap-2 overflow-y-auto text-sm">
        {found.map(({ requestId, personName, boardName, outcome, note }) => (
          <li key={requestId}>
            {outcome === 'accept' ? 'Accept' : 'Reject'} <bdi className="font-semibold">{personName}</bdi>
            <span className="block text-text-muted">
              <bdi>{boardName}</bdi>
              {': '}
              <span dir="auto" className="whitespace-pre-line">
                {note === '' ? 'no note' : note}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" disabled={isBusy} onClick={() => void run(runner.sendFound)}>
          Send now
        </Button>
        <Button variant="ghost" size="small" disabled={isBusy} onClick={() => void run(runner.discardFound)}>
          Discard
        </Button>
      </div>
    </div>
  );
}
