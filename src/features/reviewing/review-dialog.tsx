import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Board } from '@/domain/board';
import type { JoinRequest } from '@/domain/join-request';
import { useAuth } from '@/identity/session-selectors';
import { Button } from '@/ui/button';
import { controlStyle } from '@/ui/control-style';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { ApplicantSummary } from './applicant-summary';
import { ApplicationResponses } from './application-responses';
import { ALREADY_DECIDED, NOTE_MISSING } from './messages';
import { noteDraft } from '@/lib/draft-note';
import { useDecision, type Decision } from './use-decision';

interface ReviewDialogProps {
  board: Board;
  request: JoinRequest;
  /** The list no longer has it as pending. */
  isGone: boolean;
  /** Its place among the pending ones, from 1; null where it has none any more. */
  place: { number: number; of: number } | null;
  /** To the one before or after. */
  onStep: (step: -1 | 1) => void;
  /** Asks for the list anew. */
  onTaken: () => void;
  onClose: () => void;
}

/** One application, to read and to decide on. Notes that were not sent stay with their request, also on this device. */
export function ReviewDialog({ board, request, isGone, place, onStep, onTaken, onClose }: ReviewDialogProps) {
  const { uid } = useAuth();
  const draft = noteDraft(uid ?? '', request.id);
  const { running, decide } = useDecision();
  const [notes, setNotes] = useState<Record<string, string>>({});
  const [unnotedId, setUnnotedId] = useState<string | null>(null);
  const [takenIds, setTakenIds] = useState<readonly string[]>([]);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const top = useRef<HTMLDivElement>(null);

  const note = notes[request.id] ?? draft.read() ?? '';
  const isTaken = running === null && (isGone || takenIds.includes(request.id));

  useEffect(() => {
    // In braces: newer browsers answer with a promise, which React would take for the effect's clean-up.
    top.current?.scrollIntoView({ block: 'nearest' });
  }, [request.id]);

  function setNote(text: string) {
    setNotes({ ...notes, [request.id]: text });
    if (text.trim() !== '') setUnnotedId(null);
    if (text === '') draft.clear();
    else draft.write(text);
  }

  async function onDecide(decision: Decision) {
    if (decision === 'accept' && note.trim() === '') {
      setUnnotedId(request.id);
      noteField.current?.focus();
      return;
    }
    const outcome = await decide(request, decision, note.trim());
    if (outcome === 'failed') return;
    draft.clear();
    if (outcome === 'done') return onClose();
    setTakenIds([...takenIds, request.id]);
    onTaken();
  }

  return (
    <Dialog
      isOpen
      onClose={() => {
        if (running === null) onClose();
      }}
      title="User Application"
      width="wide"
      footer={
        isTaken ? (
          <Button variant="secondary" onClick={onClose}>
            Back to the list
          </Button>
        ) : (
          <>
            <Button
              variant="danger"
              onClick={() => void onDecide('reject')}
              isBusy={running === 'reject'}
              disabled={running !== null}
            >
              {running === 'reject' ? 'Rejecting...' : 'Reject Join Request'}
            </Button>
            <Button
              variant="yellow"
              onClick={() => void onDecide('accept')}
              isBusy={running === 'accept'}
              disabled={running !== null}
            >
              {running === 'accept' ? 'Accepting...' : 'Accept Join Request'}
            </Button>
          </>
        )
      }
    >
      <div ref={top} className="flex flex-col gap-6 pb-2">
        {place !== null && place.of > 1 && (
          <StepBar number={place.number} of={place.of} isOff={running !== null} onStep={onStep} />
        )}
        {isTaken && (
          <p role="alert" className="rounded-control border border-border-strong bg-surface-sunken px-3 py-2">
            {ALREADY_DECIDED}
          </p>
        )}
        <ApplicantSummary key={request.id} user={request.user} />
        <ApplicationResponses answers={request.answers} questions={board.questions} />
        <Field
          label="Acceptance/Rejection Note"
          error={unnotedId === request.id ? NOTE_MISSING : undefined}
          isErrorAlert
        >
          {(control) => (
            <textarea
              {...control}
              ref={noteField}
              rows={4}
              value={note}
              readOnly={running !== null || isTaken}
              onChange={(event) => setNote(event.target.value)}
              placeholder="Why are you accepting/rejecting this person? This note will be visible to the member."
              className={controlStyle(control['aria-invalid'])}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}

interface StepBarProps {
  number: number;
  of: number;
  isOff: boolean;
  onStep: (step: -1 | 1) => void;
}

/** From one application to the next without going back to the list. */
function StepBar({ number, of, isOff, onStep }: StepBarProps) {
  return (
    <div className="-my-2 -ml-3 flex items-center gap-1">
      <Button
        variant="ghost"
        size="small"
        aria-label="Previous application"
        disabled={isOff || number === 1}
        onClick={() => onStep(-1)}
      >
        <ChevronLeft aria-hidden className="size-4" />
      </Button>
      <span role="status" className="tabular text-sm text-text-muted">
        {number.toLocaleString()} of {of.toLocaleString()}
      </span>
      <Button
        variant="ghost"
        size="small"
        aria-label="Next application"
        disabled={isOff || number === of}
        onClick={() => onStep(1)}
      >
        <ChevronRight aria-hidden className="size-4" />
      </Button>
    </div>
  );
}
