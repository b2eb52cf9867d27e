import { useState } from 'react';
import { aliasFor } from '@/domain/review/hide-names';
import type { DecisionRecord } from '@/domain/review/decision-record';
import { longDate, timeAgo } from '@/lib/dates';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Answers } from '../reading/applicant-parts';
import { useOfDesk } from '../reading/use-desk';
import { useDeskScreen } from '../reading/use-desk-commands';
import { useStoredAnswers } from '../state/sent-requests';

const PAGE = 50;

/** The decisions on this board that were made on this device, the latest first. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const { desk } = useDeskScreen();
  const [shown, setShown] = useState(PAGE);
  const { own } = useOfDesk(desk, desk.history);
  const inOrder = own.toSorted((a, b) => b.decidedAt.localeCompare(a.decidedAt));
  return (
    <Dialog
      onClose={onClose}
      width="wide"
      title="History"
      description="Decisions on this board, made on this device."
    >
      {inOrder.length === 0 && <p className="pb-2 text-text-muted">Nothing was decided here yet.</p>}
      <ol className="flex flex-col pb-2">
        {inOrder.slice(0, shown).map((record) => (
          <Decision key={record.requestId} record={record} />
        ))}
      </ol>
      {inOrder.length > shown && (
        <Button variant="secondary" onClick={() => setShown(shown + PAGE)}>
          Show more
        </Button>
      )}
    </Dialog>
  );
}

function Decision({ record }: { record: DecisionRecord }) {
  const { view } = useDeskScreen();
  const [isOpen, setIsOpen] = useState(false);
  const { requestId, personName, outcome, note, decidedAt, decidedBy } = record;
  return (
    <li className="flex flex-col gap-1 border-b border-border py-3">
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
      {/* Read from the device only when opened. */}
      <details className="text-sm" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="min-h-6 cursor-pointer">Answers</summary>
        {isOpen && <AnswerList requestId={requestId} />}
      </details>
    </li>
  );
}

const LOOK = { list: 'flex flex-col gap-1 pt-1', entry: '', question: '' };

function AnswerList({ requestId }: { requestId: string }) {
  const answers = useStoredAnswers(requestId).get(requestId);
  if (answers === undefined)
    return <p className="pt-1 text-text-muted">The answers are not on this device.</p>;
  return <Answers answers={answers} look={LOOK} />;
}
