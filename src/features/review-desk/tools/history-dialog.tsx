import { useState } from 'react';
import type { DecisionRecord } from '@/domain/review/decision-record';
import { longDate, timeAgo } from '@/lib/dates';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import type { ReviewRoom } from '../state/review-room';
import { useAnswers } from './earlier-notice';

const PAGE = 50;

interface HistoryDialogProps {
  room: ReviewRoom;
  records: readonly DecisionRecord[];
  onClose: () => void;
}

/** The decisions on this board that were made on this device, the latest first. */
export function HistoryDialog({ room, records, onClose }: HistoryDialogProps) {
  const [shown, setShown] = useState(PAGE);
  const inOrder = records.toSorted((a, b) => b.decidedAt.localeCompare(a.decidedAt));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="wide"
      title="History"
      description="Decisions on this board, made on this device."
    >
      {inOrder.length === 0 && <p className="pb-2 text-text-muted">Nothing was decided here yet.</p>}
      <ol className="flex flex-col pb-2">
        {inOrder.slice(0, shown).map((record) => (
          <li key={record.requestId} className="flex flex-col gap-1 border-b border-border py-3">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <bdi className="font-semibold">{record.personName}</bdi>
              <span className={record.outcome === 'accept' ? 'text-success' : 'text-danger'}>
                {record.outcome === 'accept' ? 'accepted' : 'rejected'}
              </span>
              <span className="text-sm text-text-muted" title={longDate(record.decidedAt) ?? undefined}>
                {timeAgo(record.decidedAt)}
                {record.decidedBy !== '' && ` by ${record.decidedBy}`}
              </span>
            </p>
            <p dir="auto" className="max-w-prose text-sm whitespace-pre-line text-text-muted">
              {record.note || 'Without a note'}
            </p>
            <Answers room={room} requestId={record.requestId} />
          </li>
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

/** Read from the device only when opened. */
function Answers({ room, requestId }: { room: ReviewRoom; requestId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="text-sm" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="min-h-6 cursor-pointer">Answers</summary>
      {isOpen && <AnswerList room={room} requestId={requestId} />}
    </details>
  );
}

function AnswerList({ room, requestId }: { room: ReviewRoom; requestId: string }) {
  const answers = useAnswers(room, requestId);
  if (answers === null) return <p className="pt-1 text-text-muted">The answers are not on this device.</p>;
  return (
    <dl className="flex flex-col gap-1 pt-1">
      {answers.map(({ question, answer }, index) => (
        <div key={index}>
          <dt dir="auto" className="text-text-muted">
            {question}
          </dt>
          <dd dir="auto" className="max-w-prose whitespace-pre-line">
            {answer || 'No answer'}
          </dd>
        </div>
      ))}
    </dl>
  );
}
