import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { fileNamePart } from '@/domain/file-name-part';
import { aliasFor } from '@/domain/review/hide-names';
import { isFinished, progressText, type RunProgress } from '@/domain/review/run-progress';
import { toCsv, csvSeparator } from '@/domain/review/csv';
import { givenName } from '@/domain/review/person-name';
import { cn } from '@/lib/cn';
import { isoDay } from '@/lib/dates';
import { FIRST_CLICK_ONLY } from '@/lib/first-click-only';
import { useFocusAfterRemoval } from '@/lib/focus/use-focus-after-removal';
import { buttonStyle } from '@/ui/button-style';
import { ProgressBar } from '@/ui/progress-bar';
import { QuietButton, SmallButton } from '@/ui/small-button';
import { VirtualList } from '@/ui/virtual-list';
import { useReviewRoom, useReviewState } from '../state/review-room';
import type { PauseReason, Wait, WaitReason } from '../state/review-state';
import { saveFile } from '../tools/save-file';
import { ReadNote } from './read-note';
import { sendPath, useRuns, type RunRow, type ShownRun } from './use-runs';

const PAUSED: Record<PauseReason, string> = {
  person: 'Paused.',
  faults: 'Paused, because the server has failed several times in a row.',
  offline: 'Paused, because you are offline.',
  signedOut: 'Paused, because your session has ended. Sign in again to go on.',
  tooMany: 'Paused, because the server asks for fewer requests.',
  unchecked: 'Paused, because it is not known yet what has arrived.',
};

const WAITS_FOR: Record<WaitReason, string> = {
  tooMany: 'because the server asks for fewer requests',
  notReady: 'because the server is not ready',
};

export function waitText({ until, reason }: Wait): string {
  const language = document.documentElement.lang || 'en';
  const time = new Date(until).toLocaleTimeString(language, { timeStyle: 'medium' });
  return `Waiting until ${time}, ${WAITS_FOR[reason]}.`;
}

function runText({ progress, run }: Omit<ShownRun, 'rows'>, wait: Wait | null): string {
  const text = `${progressText(progress)}.`;
  if (isFinished(progress)) return text;
  // Another page has left it.
  if (run === undefined) {
    return progress.remaining > 0
      ? `${text} Sending was interrupted before the rest was sent.`
      : `${text} It is not known yet what has arrived.`;
  }
  if (!run.isPaused && wait !== null) return `${waitText(wait)} ${text}`;
  return run.isPaused && run.reason !== null ? `${PAUSED[run.reason]} ${text}` : `Sending: ${text}`;
}

export function DismissButton({ runId }: { runId: string }) {
  const { closeRun } = useReviewRoom();
  return (
    <QuietButton
      onClick={() => {
        // This button goes with the run.
        document.querySelector<HTMLElement>('main h1')?.focus();
        closeRun(runId);
      }}
    >
      Dismiss
    </QuietButton>
  );
}

export function RunPanels({ boardId, areNamesHidden }: { boardId: string; areNamesHidden: boolean }) {
  return useRuns(boardId).map((shown) => (
    <RunPanel key={shown.progress.runId} {...shown} areNamesHidden={areNamesHidden} />
  ));
}

/** The progress of a run, the actions for it, and every decision in it by name. */
function RunPanel({ progress, run, rows: readRows, areNamesHidden }: ShownRun & { areNamesHidden: boolean }) {
  const withAlias = ({ delivery, words }: RunRow): RunRow => ({
    delivery: { ...delivery, personName: aliasFor(delivery.requestId) },
    words,
  });
  const rows = areNamesHidden ? readRows().map(withAlias) : readRows();
  const isToBeLookedAt = isFinished(progress) ? progress.delivered < progress.total : run === undefined;
  return (
    <section
      aria-label="Sending"
      className="flex flex-col gap-2 rounded-card border border-border-strong bg-surface-raised p-4"
    >
      <RunLine progress={progress} run={run} hasList />
      <details open={isToBeLookedAt}>
        <summary className="min-h-6 cursor-pointer text-sm">One by one</summary>
        <div className="mt-2 flex max-h-72 flex-col rounded-control border border-border">
          <VirtualList
            label="Decisions of this run"
            items={rows}
            keyOf={({ delivery }) => delivery.requestId}
            rowHeightRem={4.5}
            isFocusable
            renderItem={(row) => <DeliveryRow row={row} />}
          />
        </div>
      </details>
      {isFinished(progress) && (
        <div className="flex flex-wrap gap-2">
          <SmallButton onClick={() => saveSummary(progress, rows)}>Save the summary</SmallButton>
          <DismissButton runId={progress.runId} />
        </div>
      )}
    </section>
  );
}

/** The sentence, the bar and the buttons. @param hasList decisions and notes are beside it: no link to them */
export function RunLine({ progress, run, hasList = false }: Omit<ShownRun, 'rows'> & { hasList?: boolean }) {
  const room = useReviewRoom();
  const { runId, boardId, total, delivered, remaining } = progress;
  const wait = useReviewState(({ outbox }) => outbox.wait);
  const isEnded = isFinished(progress);
  const isGoing = run?.isPaused === false && !isEnded;
  // What may have arrived cannot be taken back.
  const canStop = !isEnded && (isGoing || remaining > 0);
  // A single decision is neither paused nor stopped while its dialog waits for it.
  const hasNone = isEnded || (isGoing && run.isSingle);
  const sentence = useRef<HTMLParagraphElement>(null);
  const buttons = hasNone ? 0 : canStop ? 2 : 1;
  useFocusAfterRemoval(buttons, () => sentence.current);
  return (
    <>
      {/* Not while it is counting: that would be read out at each step. */}
      <p
        ref={sentence}
        role={isGoing && wait === null ? undefined : 'status'}
        tabIndex={-1}
        className="tabular font-semibold"
      >
        {runText({ progress, run }, wait)}
      </p>
      {!isEnded && <ProgressBar label="Sent" value={delivered} max={total} />}
      {!hasNone && (
        <div className="flex flex-wrap gap-2" {...FIRST_CLICK_ONLY}>
          {isGoing ? (
            <SmallButton onClick={() => room.pause('person')}>Pause</SmallButton>
          ) : run === undefined && !hasList ? (
            // What another page has left is not sent from a screen that shows neither decisions nor notes.
            <Link to={sendPath(boardId)} state={{}} className={buttonStyle('secondary', 'small')}>
              See what is left
            </Link>
          ) : (
            <SmallButton onClick={() => room.resume(runId)}>
              {run === undefined ? 'Check, and send the rest' : 'Go on'}
            </SmallButton>
          )}
          {canStop && (
            <QuietButton onClick={() => void room.outbox.cancel(runId)}>Don’t send the rest</QuietButton>
          )}
        </div>
      )}
    </>
  );
}

function DeliveryRow({ row: { delivery, words } }: { row: RunRow }) {
  const { personName, outcome, note, state } = delivery;
  const isUnderwayOrSent = state.kind === 'queued' || state.kind === 'sending' || state.kind === 'delivered';
  const isProblem = !isUnderwayOrSent || (state.kind === 'delivered' && state.byEarlierTry === true);
  return (
    <div className="grid h-full grid-cols-[minmax(0,1fr)_auto] content-center gap-x-2 border-b border-border px-3 text-sm">
      <div className="flex">
        <bdi className="truncate font-semibold">{personName}</bdi>
        <span className="shrink-0 whitespace-pre text-text-muted">
          {outcome === 'accept' ? ', acceptance' : ', rejection'}
        </span>
      </div>
      <div
        className={cn('col-start-1 truncate', isProblem ? 'text-danger' : 'text-text-muted')}
        title={words}
      >
        {words}
      </div>
      <div className="col-start-1 truncate text-text-muted" dir="auto" title={note}>
        {note === '' ? 'Without a note' : note}
      </div>
      {note !== '' && (
        <ReadNote name={personName} note={note} className="col-start-2 row-span-3 row-start-1 self-center" />
      )}
    </div>
  );
}

function saveSummary({ boardName }: RunProgress, rows: readonly RunRow[]) {
  const cells = rows.map(({ delivery: { personName, outcome, note }, words }) => [
    // What stands for a missing name on screen is no data.
    givenName(personName),
    outcome === 'accept' ? 'Acceptance' : 'Rejection',
    words,
    note,
  ]);
  const table = toCsv([['Name', 'Decision', 'State', 'Note'], ...cells], csvSeparator(navigator.language));
  const name = `${fileNamePart(boardName)}-sent-${isoDay()}.csv`;
  saveFile(name, 'text/csv;charset=utf-8', table);
}
