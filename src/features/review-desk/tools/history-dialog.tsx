import { useState } from 'react';
import { aliasFor } from '@/domain/review/hide-names';
import { longDate, timeAgo } from '@/lib/dates';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useOfDesk } from '../reading/use-desk';
import { useDeskScreen } from '../reading/use-desk-commands';

const PAGE = 50;

/** The decisions on this board that were made on this device, the latest first. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const { desk, view } = useDeskScreen();
  const [shown, setShown] = useState(PAGE);
  const { own } = useOfDesk(desk, desk.history);
  const latestFirst = own.toSorted((a, b) => b.decidedAt.localeCompare(a.decidedAt));
  return (
    <Dialog
      onClose={onClose}
      width="wide"
      title="History"
      description="Decisions on this board, made on this device."
    >
      {latestFirst.length === 0 && <p className="pb-2 text-text-muted">Nothing was decided here yet.</p>}
      <ol className="flex flex-col pb-2">
        {latestFirst.slice(0, shown).map(({ requestId, personName, outcome, note, decidedAt, decidedBy }) => (
          <li key={requestId} className="flex flex-col gap-1 border-b border-border py-3">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <bdi className="font-semibold">{view.areNamesHidden ? aliasFor(requestId) : personName}</bdi>
              <span className={outcome === 'accept' ? 'text-success' : 'text-danger'}>
                {outcome === 'accept' ? 'accepted' : 'rejected'}
              </span>
              <span className="text-sm text-text-muted" title={longDate(decidedAt) ?? undefined}>
                {timeAgo(decidedAt)}
                {decidedBy !== '' && ` by ${decidedBy}`}
              </span>
            </p>
            <p dir="auto" className="max-w-prose text-sm as-written text-text-muted">
              {note || 'Without a note'}
            </p>
          </li>
        ))}
      </ol>
      {latestFirst.length > shown && (
        <Button variant="secondary" onClick={() => setShown(shown + PAGE)}>
          Show more
        </Button>
      )}
    </Dialog>
  );
}
