import { useState } from 'react';
import { OUTCOME_STATUS } from '@/domain/review/decision';
import { aliasFor } from '@/domain/review/hide-names';
import { dayOf } from '@/lib/dates';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useDeskContext, useDeskSelector } from '../reading/desk-context';
import { StatusLabel } from '../reading/judging-buttons';

const PAGE = 50;

/** The journal of this board, latest first. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const { view } = useDeskContext();
  const [shown, setShown] = useState(PAGE);
  const entries = Object.values(useDeskSelector((desk) => desk.journalEntries()));
  const latestFirst = entries.filter(({ result }) => result === 'sent').sort((a, b) => b.at - a.at);
  return (
    <Dialog
      onClose={onClose}
      width="wide"
      title="History"
      description="Decisions on this board that were sent from this device in the last 90 days."
    >
      {latestFirst.length === 0 && (
        <p className="pb-2 text-text-muted">Nothing has been sent from this device yet.</p>
      )}
      <ol className="flex flex-col pb-2">
        {latestFirst.slice(0, shown).map(({ requestId, personName, outcome, note, at }) => (
          <li key={requestId} className="flex flex-col gap-1 border-b border-border py-3">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <bdi className="font-semibold">{view.areNamesHidden ? aliasFor(requestId) : personName}</bdi>
              <StatusLabel kind={OUTCOME_STATUS[outcome]} />
              <span className="text-sm text-text-muted">{dayOf(new Date(at))}</span>
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
