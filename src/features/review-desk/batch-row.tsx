import { formatNumber } from '@/domain/format-number';
import type { Batch } from '@/domain/review/decision-queue';
import { Button } from '@/ui/button';
import { useReviewRoom, useRunnerState } from './review-room';

/** A bulk run: the time to take it back, then how far it is, with a pause, and what failed with another try. */
export function BatchRow({ batch, now }: { batch: Batch; now: number }) {
  const { runner } = useReviewRoom();
  const { queue } = useRunnerState(runner);
  const entries = queue.entries.filter((entry) => entry.batch === batch.id);
  const idsAt = (stage: string) =>
    entries.filter((entry) => entry.stage === stage).map(({ requestId }) => requestId);
  const waiting = idsAt('waiting');
  const failed = idsAt('failed');
  const unconfirmed = entries.filter(({ problem }) => problem?.kind === 'unconfirmed').length;
  const notSent = failed.length - unconfirmed;
  const seconds = Math.ceil(
    (entries.reduce((most, { stage, dueAt }) => (stage === 'waiting' ? Math.max(most, dueAt) : most), 0) -
      now) /
      1000,
  );
  const isCounting = waiting.length === batch.total && seconds > 0;
  const isOver = failed.length === entries.length;
  const title = batch.outcome === 'accept' ? 'Accepting' : 'Rejecting';
  const total = formatNumber(batch.total);
  return (
    <div className="flex flex-col gap-2 border-l-2 border-border-strong pl-2">
      <p className="tabular font-semibold">
        {isCounting
          ? `${title} ${total} in ${seconds} s`
          : isOver
            ? `${formatNumber(batch.sent)} of ${total} sent`
            : `${title}: ${formatNumber(batch.sent)} of ${total} sent${queue.isPaused ? ', paused' : ''}`}
      </p>
      <progress
        aria-label={`${title} ${total}`}
        value={batch.sent}
        max={batch.total}
        className="h-1.5 w-full accent-text"
      />
      {failed.length > 0 && (
        <p role="alert" className="text-sm text-danger">
          {notSent > 0 && `${formatNumber(notSent)} not sent. Each says why when it is opened. `}
          {unconfirmed > 0 && `${formatNumber(unconfirmed)} to be checked, because the answer was lost. `}
          {queue.isPaused && waiting.length > 0 && 'Paused, so that the others do not fail too.'}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {waiting.length > 0 && (
          <Button variant="secondary" size="small" onClick={() => runner.undo(waiting)}>
            {isCounting ? 'Undo' : 'Stop the rest'}
          </Button>
        )}
        {isCounting && (
          <Button variant="ghost" size="small" onClick={() => runner.sendNow(waiting)}>
            Send now
          </Button>
        )}
        {!isCounting && waiting.length > 0 && (
          <Button
            variant="ghost"
            size="small"
            onClick={() => (queue.isPaused ? runner.resume() : runner.pause())}
          >
            {queue.isPaused ? 'Resume' : 'Pause'}
          </Button>
        )}
        {failed.length > 0 && (
          <Button variant="secondary" size="small" onClick={() => runner.sendNow(failed)}>
            Retry
          </Button>
        )}
        {isOver && (
          <Button variant="ghost" size="small" onClick={() => runner.dismiss(failed)}>
            Dismiss
          </Button>
        )}
      </div>
    </div>
  );
}
