import { useId, useMemo, useState } from 'react';
import { BoardGone } from '@/components/board-gone';
import { DraftFields, DraftForm } from '@/components/draft-form';
import { ServerReason } from '@/components/form-errors';
import { answerPairs, earlierAnswers } from '@/domain/answers';
import { boardTitle, type Board } from '@/domain/board';
import type { OwnJoinRequest } from '@/domain/join-request';
import { isBlank, pluralize } from '@/domain/text';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { AnswerField } from './answer-field';
import type { ApplyResult } from './use-apply';
import { object } from 'yup';
import { isOfShape, textFieldsShape } from '@/lib/drafts/draft-shape';
import { formDraft, type FormDraft } from '@/lib/drafts/form-draft';

export interface ApplyValues {
  /** Answers by the index of their question, so that each is a field of its own. */
  answers: Record<string, string>;
}

const noAnswers = (questions: readonly string[]): ApplyValues => ({
  answers: Object.fromEntries(questions.map((_, index) => [index, ''])),
});

/** A user's unsent answers to a board, stored on this device. It ignores answers to other questions. */
export function applyDraft(
  uid: string,
  boardId: string,
  questions: readonly string[],
): FormDraft<ApplyValues> {
  const blank = noAnswers(questions);
  const shape = object({ answers: textFieldsShape(Object.keys(blank.answers)) }).defined();
  return formDraft(uid, `apply:${boardId}`, blank, isOfShape<ApplyValues>(shape), JSON.stringify(questions));
}

interface ApplyDialogProps {
  board: Board;
  /** The applicant's uid, which is part of the draft's key. */
  uid: string;
  /** The applicant's own requests, for the earlier answers. */
  ownRequests: readonly OwnJoinRequest[];
  /** A refetch failed with 404 since the dialog was opened. */
  isGone: boolean;
  onSend: (answers: [string, string][]) => Promise<ApplyResult>;
  onClose: () => void;
}

/** Asks the board's questions. Closing without sending keeps the answers on this device. */
export function ApplyDialog({ board, uid, ownRequests, isGone, onSend, onClose }: ApplyDialogProps) {
  const formId = useId();
  // Read once, because a refetch of the board must not change the questions above the answers.
  const [questions] = useState(board.questions);
  const [earlier] = useState(() => earlierAnswers(questions, ownRequests));
  const draftStorage = useMemo(() => applyDraft(uid, board.id, questions), [uid, board.id, questions]);

  async function send({ answers }: ApplyValues) {
    const result = await onSend(answerPairs(questions, Object.values(answers)));
    if (result === 'sent') return 'done';
    if (result !== 'barred') return result;
    // The draft is kept, because the user may be able to apply later.
    onClose();
    return { reason: null };
  }

  return (
    <DraftForm draftStorage={draftStorage} values={noAnswers(questions)} onSubmit={send} onDone={onClose}>
      {({ isSubmitting, values }) => (
        <Dialog
          // The dialog stays open during the request, to show its result.
          onClose={() => {
            if (!isSubmitting) onClose();
          }}
          title="User Application"
          description="Please answer the following questions to apply for the board."
          footer={
            <>
              <ServerReason />
              <Unanswered answers={Object.values(values.answers)} />
              <Button variant="secondary" onClick={onClose} disabled={isSubmitting}>
                Cancel
              </Button>
              <Button type="submit" form={formId} variant="join" isBusy={isSubmitting}>
                {isSubmitting ? 'Submitting...' : 'Submit'}
              </Button>
            </>
          }
        >
          <DraftFields id={formId} isFinal className="flex flex-col gap-5 pb-2">
            {isGone && <BoardGone />}
            <p dir="auto" className="font-semibold wrap-anywhere">
              {boardTitle(board)}
            </p>
            {questions.map((question, index) => (
              <AnswerField key={index} question={question} index={index} earlier={earlier[index] ?? null} />
            ))}
          </DraftFields>
        </Dialog>
      )}
    </DraftForm>
  );
}

/** Shows the number of unanswered questions, because a sent application can't be changed. Answers are optional. */
function Unanswered({ answers }: { answers: readonly string[] }) {
  const count = answers.filter(isBlank).length;
  if (count === 0) return null;
  return (
    <p className="basis-full text-sm text-text-muted">
      {count} of {pluralize(answers.length, 'question')} {count === 1 ? 'has' : 'have'} no answer. You can’t
      change it after sending.
    </p>
  );
}
