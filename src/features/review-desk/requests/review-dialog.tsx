import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { DecisionIcon } from '@/components/decision-icon';
import type { Board } from '@/domain/board';
import { isPending, type JoinRequest } from '@/domain/join-request';
import { readApplication } from '@/domain/review/application';
import { isOpen, OUTCOME_STATUS } from '@/domain/review/decision';
import { REVIEW_POLLING_MS } from '@/domain/review/limits';
import { fillNote, noteValues, placeholdersLeft } from '@/domain/review/note-template';
import type { Outcome } from '@/domain/review/outcome';
import { closedText } from '@/domain/review/status-text';
import { formatNumber, isBlank } from '@/domain/text';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextAreaField } from '@/ui/field';
import { failure, showToast } from '@/ui/toasts/toast-store';
import { NOTE_MISSING, OPPOSITE_NOTE, REQUEST_DECIDED, unfilledText } from '../messages';
import { Answers } from '../reading/applicant-parts';
import { linkHint } from '../reading/note-field';
import { StepButtons } from '../reading/step-buttons';
import { singleFailure } from '../run-text';
import { useDeskSession, useListedDesk } from '../state/session';
import { ApplicantSummary } from './applicant-summary';

interface ReviewDialogProps {
  board: Board;
  request: JoinRequest;
  /** Its position among the pending requests, from 1; null if it isn't pending any more. */
  position: { number: number; of: number } | null;
  onStep: (step: -1 | 1) => void;
  onClose: () => void;
}

/** @returns why the note can't be sent with this decision, or null. @param noteOutcome of the mark */
function problemWith(note: string, noteOutcome: Outcome | null, decision: Outcome): string | null {
  if (note.trim() !== '' && noteOutcome !== null && noteOutcome !== decision) return OPPOSITE_NOTE[decision];
  const unfilled = placeholdersLeft(note);
  if (unfilled.length > 0) return unfilledText(unfilled);
  return decision === 'accept' && isBlank(note) ? NOTE_MISSING : null;
}

const DECISIONS = [
  { outcome: 'accept', variant: 'accept', label: 'Accept Join Request', busyLabel: 'Accepting...' },
  { outcome: 'reject', variant: 'danger', label: 'Reject Join Request', busyLabel: 'Rejecting...' },
] as const;

/** Shows one application with the decision buttons. An unsent note is stored with its application. */
export function ReviewDialog({ board, request, position, onStep, onClose }: ReviewDialogProps) {
  const session = useDeskSession();
  const { id } = request;
  const { subscribe, statusOf, markOf, change } = session.desk(board.id);
  const status = useSyncExternalStore(subscribe, () => statusOf(id));
  const mark = useSyncExternalStore(subscribe, () => markOf(id));
  const [running, setRunning] = useState<Outcome | null>(null);
  const isUnsettled = running === null && status.kind === 'checking';
  const { query, desk } = useListedDesk(board, { pollingInterval: isUnsettled ? REVIEW_POLLING_MS : 0 });
  const [problem, setProblem] = useState<{ id: string; text: string } | null>(null);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const application = useMemo(() => readApplication(request, board.questions), [request, board.questions]);
  const note = fillNote(mark.note ?? '', noteValues(application, board.name));
  // Until the list has been applied, the request counts as pending.
  const closed = running === null && desk !== undefined ? closedText(status) : null;

  // The journal may be newer than the list, if another tab has sent the decision.
  const listed = query.currentData?.find((loaded) => loaded.id === id);
  const isListStale = closed !== null && listed !== undefined && isPending(listed) && 'sentAt' in status;
  const { refetch } = query;
  useEffect(() => {
    if (isListStale) void refetch();
  }, [isListStale, refetch]);

  useLayoutEffect(() => {
    const scroller = top.current?.parentElement?.parentElement;
    if (scroller) scroller.scrollTop = 0;
  }, [id]);

  function setNote(text: string) {
    if (text.trim() !== '' || problem?.text !== NOTE_MISSING) setProblem(null);
    change(id, { note: text, noteOutcome: null });
  }
  async function decide(outcome: Outcome) {
    const text = problemWith(note, mark.noteOutcome, outcome);
    if (text !== null) {
      setProblem({ id, text });
      noteField.current?.focus();
      return;
    }
    setRunning(outcome);
    const { personKey, name: personName } = application;
    const decision = { requestId: id, outcome, note: note.trim(), personKey, personName };
    const run = await session.sender.decide(board, decision).finally(() => setRunning(null));
    const reason = singleFailure(run);
    // The dialog shows the status of a decided request.
    if (reason !== null && isOpen(statusOf(id))) showToast(failure('Error', reason));
    if (run?.sent === 1) {
      showToast({ title: REQUEST_DECIDED[outcome], description: personName });
      onClose();
    }
  }
  const close = () => running === null && onClose();
  const buttons = DECISIONS.map(({ outcome, variant, label, busyLabel }) => (
    <Button
      key={outcome}
      variant={variant}
      onClick={() => void decide(outcome)}
      isBusy={running === outcome}
      disabled={running !== null && running !== outcome}
      className="max-sm:w-full"
    >
      {running !== outcome && <DecisionIcon kind={OUTCOME_STATUS[outcome]} />}
      {running === outcome ? busyLabel : label}
    </Button>
  ));
  return (
    <Dialog
      onClose={close}
      title="User Application"
      width="wide"
      footer={
        <>
          <TextAreaField
            label="Acceptance/Rejection Note"
            ref={noteField}
            rows={3}
            fieldClassName="basis-full"
            value={note}
            readOnly={running !== null || closed !== null}
            onChange={({ target }) => setNote(target.value)}
            placeholder="Why are you accepting/rejecting this person? This note will be visible to the member."
            hint={linkHint(note)}
            error={problem?.id === id ? problem.text : undefined}
            isErrorAlert
          />
          {closed === null ? (
            buttons
          ) : (
            <Button variant="secondary" onClick={close}>
              Back to the list
            </Button>
          )}
        </>
      }
    >
      <div ref={top} className="flex flex-col gap-6 pb-2">
        {position !== null && position.of > 1 && (
          <div className="-my-2 -ml-3 flex items-center gap-1">
            <StepButtons
              onStep={onStep}
              canStep={(step) => running === null && position.number !== (step === 1 ? position.of : 1)}
            />
            <span role="status" className="tabular text-sm text-text-muted">
              {formatNumber(position.number)} of {formatNumber(position.of)}
            </span>
          </div>
        )}
        {closed !== null && (
          <p role="alert" className="rounded-control border border-border-strong bg-surface-sunken px-3 py-2">
            {closed}
          </p>
        )}
        <ApplicantSummary user={request.user} />
        <section aria-labelledby="responses-heading" className="flex flex-col gap-3">
          <h3 id="responses-heading" className="text-lg font-semibold">
            Application Responses
          </h3>
          <Answers answers={application.answers} />
        </section>
      </div>
    </Dialog>
  );
}
