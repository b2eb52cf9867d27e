import { useId, useRef, useState } from 'react';
import { applicationDraft, draftAbout } from '@/components/application-drafts';
import { BoardGone } from '@/components/board-gone';
import { DraftFields, DraftForm, FormButtons } from '@/components/draft-form';
import { FormTextAreaField, FormTextField, useFormField } from '@/components/form-fields';
import { answerPairs, earlierAnswers, wantsSingleLine, type EarlierAnswer } from '@/domain/answers';
import { boardTitle, type Board } from '@/domain/board';
import type { OwnJoinRequest } from '@/domain/join-request';
import { formatNumber, isBlank, pluralize } from '@/domain/text';
import { timeAgo } from '@/lib/dates';
import { SmallButton } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useIsLocked } from '@/ui/field';
import type { ApplyResult } from './use-apply';

interface ApplyValues {
  /** Answers by the index of their question, so that each is a field of its own. */
  answers: Record<string, string>;
}

const answered = ({ answers }: ApplyValues) =>
  Object.values(answers).filter((answer) => !isBlank(answer)).length;

interface ApplyDialogProps {
  board: Board;
  /** The applicant's uid, which is part of the draft's key. */
  uid: string;
  /** The applicant's own requests, for the earlier answers. */
  ownRequests: readonly OwnJoinRequest[];
  /** A refetch failed with 404 since the dialog was opened. */
  isDeleted: boolean;
  onSend: (answers: [string, string][]) => Promise<ApplyResult>;
  onClose: () => void;
}

/** Asks the board's questions. Closing keeps the answers on this device; Cancel deletes them. */
export function ApplyDialog({ board, uid, ownRequests, isDeleted, onSend, onClose }: ApplyDialogProps) {
  const formId = useId();
  // Read once, because a refetch of the board must not change the questions above the answers.
  const [questions] = useState(board.questions);
  const [earlier] = useState(() => earlierAnswers(questions, ownRequests));

  async function send({ answers }: ApplyValues) {
    const result = await onSend(answerPairs(questions, Object.values(answers)));
    if (result === 'sent') return 'done';
    if (result !== 'barred') return result;
    // The draft is kept, because the user may be able to apply later.
    onClose();
    return { reason: null };
  }

  return (
    <DraftForm
      uid={uid}
      name={applicationDraft(board.id)}
      about={draftAbout({ questions })}
      values={{ answers: Object.fromEntries(questions.map((_, index) => [index, ''])) }}
      onSubmit={send}
      onDone={onClose}
    >
      {({ isSubmitting, values }) => (
        <Dialog
          // The dialog stays open during the request, to show its result.
          onClose={() => !isSubmitting && onClose()}
          title="User Application"
          description="Please answer the following questions to apply for the board."
          footer={
            <FormButtons form={formId} label="Submit" busyLabel="Submitting..." onCancel={onClose}>
              <Unanswered count={questions.length - answered(values)} total={questions.length} />
            </FormButtons>
          }
        >
          <DraftFields id={formId} isFinal className="flex flex-col gap-5 pb-2">
            {isDeleted && <BoardGone />}
            <div>
              <p dir="auto" className="font-semibold wrap-anywhere">
                {boardTitle(board)}
              </p>
              <p className="tabular text-sm text-text-muted">
                {formatNumber(answered(values))} of {formatNumber(questions.length)} answered
              </p>
            </div>
            <ol className="flex list-decimal flex-col gap-5 pl-6 marker:font-semibold">
              {questions.map((question, index) => (
                <AnswerField key={index} question={question} index={index} earlier={earlier[index] ?? null} />
              ))}
            </ol>
          </DraftFields>
        </Dialog>
      )}
    </DraftForm>
  );
}

/** Shows the number of unanswered questions, because a sent application can't be changed. Answers are optional. */
function Unanswered({ count, total }: { count: number; total: number }) {
  if (count === 0) return null;
  return (
    <p className="basis-full text-sm text-text-muted">
      {count} of {pluralize(total, 'question')} {count === 1 ? 'has' : 'have'} no answer. You can’t edit your
      application after sending it.
    </p>
  );
}

interface AnswerFieldProps {
  question: string;
  index: number;
  /** An earlier answer that is offered while the field is empty. */
  earlier: EarlierAnswer | null;
}

/** A field for one of the board's questions, with the applicant's earlier answer to it. */
function AnswerField({ question, index, earlier }: AnswerFieldProps) {
  const name = `answers.${index}`;
  const { input, change } = useFormField<string>(name);
  const isLocked = useIsLocked();
  const container = useRef<HTMLLIElement>(null);
  const Field = wantsSingleLine(question) ? FormTextField : FormTextAreaField;

  function fillIn(answer: string) {
    change(answer);
    // The button unmounts.
    container.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }

  return (
    <li ref={container}>
      <Field name={name} label={question} autoComplete="off" />
      {earlier !== null && input.value === '' && (
        <div className="mt-2 flex flex-col items-start gap-2 border-l-2 border-border-strong pl-3">
          <p className="text-sm text-text-muted">
            From your application to{' '}
            <bdi className="wrap-anywhere">{earlier.boardName || 'another board'}</bdi>
            {earlier.createdAt !== null && `, ${timeAgo(earlier.createdAt)}`}
          </p>
          <p dir="auto" className="line-clamp-3 max-w-full as-written wrap-anywhere">
            {earlier.answer}
          </p>
          <SmallButton disabled={isLocked} onClick={() => fillIn(earlier.answer)}>
            Use my earlier answer <span className="sr-only">to: {question}</span>
          </SmallButton>
        </div>
      )}
    </li>
  );
}
