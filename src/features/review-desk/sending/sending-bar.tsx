import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isFinished } from '@/domain/review/run-progress';
import { measuredAs } from '@/lib/measured-as';
import { askBeforeSignOut } from '@/lib/desk/sign-out-question';
import { useLatest } from '@/lib/hooks/use-latest';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useReviewRoom, useReviewState } from '../state/review-room';
import { othersRuns } from '../state/runs';
import { DismissButton, RunLine } from './run-panel';
import { sendPath, useRuns } from './use-runs';

const MEASURED = measuredAs('--run-card', '2rem');
const PAUSED = 'Sign out while sending is paused?';
const SENDING = 'Sign out while decisions are being sent?';
const ELSEWHERE = 'Sign out while another tab sends decisions?';

/** What is being sent, or was interrupted; shown on every screen except the sending screen. */
export function SendingBar() {
  const { pathname } = useLocation();
  const all = useRuns(null);
  const runs = all.filter(({ progress }) => pathname !== sendPath(progress.boardId));
  const own = all.filter(({ progress, run }) => run !== undefined && !isFinished(progress));
  const elsewhere = useReviewState(({ outbox }) =>
    othersRuns(outbox)
      .filter((runId) => !outbox.interrupted.includes(runId))
      .join('\n'),
  );
  return (
    <>
      {(own.length > 0 || elsewhere !== '') && (
        <SignOutQuestion
          isOwn={own.length > 0}
          elsewhere={elsewhere}
          isPaused={own.every(({ run }) => run?.isPaused)}
        />
      )}
      {runs.length > 0 && (
        <section
          ref={MEASURED}
          aria-label="Decisions being sent"
          className="fixed inset-x-4 bottom-4 z-30 flex max-h-[60dvh] flex-col gap-3 overflow-y-auto rounded-card border border-border-strong bg-surface-raised p-3 shadow-float sm:right-auto sm:left-6 sm:w-96 print:hidden"
        >
          {runs.map(({ progress, run }) => (
            <div key={progress.runId} className="flex flex-col gap-2">
              <Link
                to={sendPath(progress.boardId)}
                state={{}}
                dir="auto"
                className="min-h-6 w-fit max-w-full truncate text-sm text-text-muted underline underline-offset-4"
              >
                {progress.boardName || 'Open'}
              </Link>
              <RunLine progress={progress} run={run} />
              {isFinished(progress) && (
                <div>
                  <DismissButton runId={progress.runId} />
                </div>
              )}
            </div>
          ))}
        </section>
      )}
    </>
  );
}

/**
 * Signing out leaves the rest of a run unsent, also while it is paused, and whichever tab it belongs to, so the person
 * is asked first.
 * @param isOwn whether there is a run of this tab
 * @param elsewhere the ids of the runs that other tabs may have, one a line
 */
function SignOutQuestion({
  isOwn,
  elsewhere,
  isPaused,
}: {
  isOwn: boolean;
  elsewhere: string;
  isPaused: boolean;
}) {
  const { isAnySentElsewhere, store } = useReviewRoom();
  const [answer, setAnswer] = useState<((isYes: boolean) => void) | null>(null);
  const isAnySent = useLatest(async () => isOwn || (await isAnySentElsewhere()));
  useEffect(() => {
    let isWithdrawn = false;
    const withdraw = askBeforeSignOut(async () => {
      if (!(await isAnySent()) || isWithdrawn) return true;
      return new Promise((resolve) => {
        setAnswer(() => resolve);
      });
    });
    return () => {
      isWithdrawn = true;
      withdraw();
    };
  }, [isAnySent]);
  const isAllSent = useLatest(() => {
    const left = othersRuns(store.get().outbox);
    return !elsewhere.split('\n').some((runId) => left.includes(runId));
  });
  // Everything has been sent meanwhile: signing out, which the person has asked for, goes on. If another tab was closed
  // instead, its run is not sent, and nobody has answered. An answer given before counts.
  useEffect(() => () => answer?.(isAllSent()), [answer, isAllSent]);
  if (answer === null) return null;
  const close = (isYes: boolean) => {
    setAnswer(null);
    answer(isYes);
  };
  return (
    <ConfirmDialog
      title={isOwn ? (isPaused ? PAUSED : SENDING) : ELSEWHERE}
      text={
        isOwn && isPaused
          ? 'What is not sent or checked yet stays on this device, and goes on only when you are back and say so.'
          : 'What has not been sent by then stays on this device, and goes on only when you are back and say so.'
      }
      confirmLabel="Sign out"
      busyLabel="Signing out..."
      onConfirm={() => close(true)}
      onClose={() => close(false)}
    />
  );
}
