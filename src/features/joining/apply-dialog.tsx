import { Form, Formik } from 'formik';
import { useId, useMemo, useState } from 'react';
import { DraftNotice } from '@/components/draft-notice';
import { KeepDraft } from '@/components/keep-draft';
import { answerPairs, wantsSingleLine } from '@/domain/answers';
import type { Board } from '@/domain/board';
import { submitOnModEnter } from '@/lib/form-keys';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextAreaField, TextField } from '@/ui/field';
import { applyDraft, isBlankApplication, type ApplyValues } from './apply-draft';
import type { ApplyOutcome } from './use-apply';

interface ApplyDialogProps {
  board: Board;
  /** Auth uid of the applicant, under which the draft is kept. */
  person: string;
  onSend: (answers: [string, string][]) => Promise<ApplyOutcome>;
  onClose: () => void;
}

/** Asks the board's questions. If it is closed without sending, the answers are kept on this device. */
export function ApplyDialog({ board, person, onSend, onClose }: ApplyDialogProps) {
  const formId = useId();
  // As they were when the dialog opened: a reload of the board must not change the questions above the answers.
  const [questions] = useState(board.questions);
  const box = useMemo(() => applyDraft(person, board.id, questions), [person, board.id, questions]);
  const [draft, setDraft] = useState(() => box.read());
  const blank: ApplyValues = { questions, answers: questions.map(() => '') };

  const send = useOneAtATime(async ({ answers }: ApplyValues) => {
    const outcome = await onSend(answerPairs(questions, answers));
    if (outcome === 'sent') box.clear();
    if (outcome !== 'failed') onClose();
  });

  return (
    <Formik key={draft === null ? 'new' : 'draft'} initialValues={draft ?? blank} onSubmit={send}>
      {({ isSubmitting, getFieldProps }) => (
        <Dialog
          isOpen
          // Stays open while the request runs, to show its result.
          onClose={() => {
            if (!isSubmitting) onClose();
          }}
          title="User Application"
          description="Please answer the following questions to apply for the board."
          footer={
            <>
              <Button variant="secondary" onClick={onClose} disabled={isSubmitting}>
                Cancel
              </Button>
              <Button type="submit" form={formId} variant="join" isBusy={isSubmitting}>
                {isSubmitting ? 'Submitting...' : 'Submit'}
              </Button>
            </>
          }
        >
          <Form id={formId} noValidate onKeyDown={submitOnModEnter} className="flex flex-col gap-5 pb-2">
            <KeepDraft box={box} isBlank={isBlankApplication} />
            {draft !== null && (
              <DraftNotice
                onDiscard={() => {
                  box.clear();
                  setDraft(null);
                }}
              />
            )}
            {questions.map((question, index) => {
              const Control = wantsSingleLine(question) ? TextField : TextAreaField;
              return (
                <Control
                  key={index}
                  label={question}
                  disabled={isSubmitting}
                  autoComplete="off"
                  {...getFieldProps(`answers[${index}]`)}
                />
              );
            })}
          </Form>
        </Dialog>
      )}
    </Formik>
  );
}
