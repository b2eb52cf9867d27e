import {
  createContext,
  memo,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useListBoardJoinRequestsQuery } from '@/api/join-requests';
import { OfferedTexts } from '@/components/offered-texts';
import type { Board } from '@/domain/board';
import type { JoinRequest } from '@/domain/join-request';
import type { RequestStatus } from '@/domain/request-status';
import { isUnderway } from '@/domain/review/delivery';
import { readApplication } from '@/domain/review/application';
import { noteValues } from '@/domain/review/note-template';
import type { Outcome } from '@/domain/review/outcome';
import { overText } from '@/domain/review/status-words';
import { noteDraft } from '@/lib/drafts/note-draft';
import { useLatest } from '@/lib/hooks/use-latest';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextAreaField } from '@/ui/field';
import { NOTE_MISSING, OTHER_NOTE, REQUEST_DECIDED, unfilledText } from '../messages';
import { linkHint } from '../reading/note-parts';
import { StepBar } from '../reading/step-buttons';
import { useLearning, useReviewState, useReviewRoom } from '../state/review-room';
import { noteFromDesk, placeholdersLeft, type DeskNote } from '@/domain/review/notes';
import { ApplicantSummary, ApplicationResponses } from './whole-application';
import { showNotice } from '@/ui/toasts/notice-store';
import { failure, showToast } from '@/ui/toasts/toast-store';
import type { SingleResult } from '../state/decide';
import { newId } from '../state/change-log';
import { sayWhetherKept } from '../state/say-whether-kept';
import { deliveryOf } from '../state/send-confirmed';

interface ReviewDialogProps {
  board: Board;
  request: JoinRequest;
  /** Its status in the latest list. */
  status: RequestStatus;
  /** Its position among the pending ones, from 1; null if it is no longer one of them. */
  place: { number: number; of: number } | null;
  onStep: (step: -1 | 1) => void;
  onClose: () => void;
}

/** Why the note can't be sent with this decision; null where it can. */
function problemWith(note: string, fromDesk: DeskNote | null, decision: Outcome): string | null {
  const meant = fromDesk?.outcome ?? decision;
  if (meant !== decision) return OTHER_NOTE[decision];
  const left = placeholdersLeft(note);
  if (left.length > 0) return unfilledText(left);
  return decision === 'accept' && note.trim() === '' ? NOTE_MISSING : null;
}

/** What one application's decision needs, for the parts of the dialog. */
function useReview({ board, request, status, place, onStep, onClose }: ReviewDialogProps) {
  const room = useReviewRoom();
  const { uid } = room;
  const { draft, stored } = useMemo(() => {
    const opened = noteDraft(uid, request.id);
    return { draft: opened, stored: opened.read() };
  }, [uid, request.id]);
  const others = useSyncExternalStore(draft.subscribe, draft.others);
  const [running, setRunning] = useState<Outcome | null>(null);
  const query = useListBoardJoinRequestsQuery(board.id);
  const { refetch } = query;
  useLearning(board.id, query);
  const delivery = useReviewState((state) => state.outbox.deliveries[request.id]);
  const assessment = useReviewState((state) => state.assessments[board.id]?.byRequest[request.id]);
  const [notes, setNotes] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<{ id: string; text: string } | null>(null);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const application = useMemo(() => readApplication(request, board.questions), [request, board.questions]);
  const begun = notes[request.id] ?? stored;
  const fromDesk =
    begun === null && assessment !== undefined
      ? noteFromDesk(assessment, noteValues(application, board.name))
      : null;
  const note = begun ?? fromDesk?.text ?? '';
  const over = overText(status, delivery);
  // It was decided in another tab.
  const isListBehind =
    running === null &&
    status === 'pending' &&
    over !== null &&
    delivery !== undefined &&
    !isUnderway(delivery);
  useEffect(() => {
    if (isListBehind) void refetch();
  }, [isListBehind, refetch]);

  useLayoutEffect(() => {
    const scroller = top.current?.parentElement;
    if (scroller) scroller.scrollTop = 0;
  }, [request.id]);

  function setNote(text: string) {
    setNotes({ ...notes, [request.id]: text });
    if (text.trim() !== '' || problem?.text !== NOTE_MISSING) setProblem(null);
    sayWhetherKept(draft, draft.write(text));
  }

  /** Sends it at once and reports the result. */
  async function decide(outcome: Outcome): Promise<SingleResult> {
    const decision = { application, outcome, note: note.trim() };
    const result = await room.decide(deliveryOf({ room, board }, newId(), decision));
    if (result.kind === 'failed') showToast(failure('Error', result.text));
    if (result.kind === 'done') showNotice(REQUEST_DECIDED[outcome]);
    return result;
  }

  return {
    board,
    request,
    place,
    running,
    over: running === null ? over : null,
    problem: problem?.id === request.id ? problem.text : undefined,
    note,
    noteField,
    top,
    setNote,
    /** What was typed as this note in another tab. */
    others,
    onUse(version: (typeof others)[number]) {
      draft.take(version);
      setNote(String(version.value));
    },
    onDismiss: draft.dismiss,
    onStep,
    async onDecide(decision: Outcome) {
      const text = problemWith(note, fromDesk, decision);
      if (text !== null) {
        setProblem({ id: request.id, text });
        noteField.current?.focus();
        return;
      }
      setRunning(decision);
      const { kind } = await decide(decision).finally(() => setRunning(null));
      if (kind === 'failed') return;
      draft.clear(true);
      if (kind === 'done') onClose();
    },
    close() {
      if (running === null) onClose();
    },
  };
}

const ReviewContext = createContext<ReturnType<typeof useReview> | null>(null);

function useOpenReview() {
  const review = useContext(ReviewContext);
  if (review === null) throw new Error('There is no review open');
  return review;
}

/** One application, to read and to decide on. Notes that were not sent stay with their request, also on this device. */
export function ReviewDialog(props: ReviewDialogProps) {
  const review = useReview(props);
  const close = useLatest(review.close);
  return (
    <ReviewContext value={review}>
      <Frame onClose={close} />
    </ReviewContext>
  );
}

/** Memoized: rendering the dialog again took half the time of a step to the next application. */
const Frame = memo(function Frame({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="User Application" width="wide" footer={<Decisions />}>
      <WholeApplication />
    </Dialog>
  );
});

const DECISIONS = [
  { outcome: 'reject', variant: 'danger', label: 'Reject Join Request', busyLabel: 'Rejecting...' },
  { outcome: 'accept', variant: 'yellow', label: 'Accept Join Request', busyLabel: 'Accepting...' },
] as const;

function Decisions() {
  const { over, running, onDecide, close } = useOpenReview();
  if (over !== null) {
    return (
      <Button variant="secondary" onClick={close}>
        Back to the list
      </Button>
    );
  }
  return DECISIONS.map(({ outcome, variant, label, busyLabel }) => (
    <Button
      key={outcome}
      variant={variant}
      onClick={() => void onDecide(outcome)}
      isBusy={running === outcome}
      disabled={running !== null}
    >
      {running === outcome ? busyLabel : label}
    </Button>
  ));
}

function WholeApplication() {
  const { board, request, place, running, over, problem, ...typed } = useOpenReview();
  const { note, noteField, top, setNote, onStep } = typed;
  const step = useLatest(onStep);
  const isLocked = running !== null || over !== null;
  return (
    <div ref={top} className="flex flex-col gap-6 pb-2">
      {place !== null && place.of > 1 && (
        <StepBar number={place.number} of={place.of} isOff={running !== null} onStep={step} />
      )}
      {over !== null && (
        <p role="alert" className="rounded-control border border-border-strong bg-surface-sunken px-3 py-2">
          {over}
        </p>
      )}
      <ApplicantSummary user={request.user} />
      <ApplicationResponses request={request} board={board} />
      <TextAreaField
        label="Acceptance/Rejection Note"
        ref={noteField}
        value={note}
        readOnly={isLocked}
        onChange={(event) => setNote(event.target.value)}
        placeholder="Why are you accepting/rejecting this person? This note will be visible to the member."
        hint={linkHint(note)}
        error={problem}
        isErrorAlert
      />
      <OfferedTexts
        versions={typed.others}
        isLocked={isLocked}
        onUse={typed.onUse}
        onDismiss={typed.onDismiss}
      />
    </div>
  );
}
