import { Lock, Plus } from 'lucide-react';
import { getIn, useFormikContext } from 'formik';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { REQUEST_NOTE_QUESTION } from '@/domain/board';
import { Button } from '@/ui/button';
import type { CreateBoardValues, QuestionDraft } from './create-board-schema';
import { QuestionRow, type QuestionPart } from './question-row';

/**
 * The questions for applicants: the fixed first one, then the creator's own, which can be added, edited, moved and
 * removed.
 */
export function QuestionsEditor() {
  const { values, errors, touched, setFieldValue, setFieldTouched, isSubmitting } =
    useFormikContext<CreateBoardValues>();
  const { questions } = values;
  const prefix = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const focusNext = useRef<string | null>(null);
  const [said, setSaid] = useState('');

  const partId = (question: QuestionDraft, part: QuestionPart) => `${prefix}-${question.id}-${part}`;
  const numberOf = (position: number) => position + 2;

  // Moving and removing take away the control that has the focus; the focus stays with the question.
  useLayoutEffect(() => {
    if (focusNext.current === null) return;
    const target = document.getElementById(focusNext.current);
    focusNext.current = null;
    (target ?? addButton.current)?.focus();
  }, [questions]);

  const change = (next: QuestionDraft[]) => void setFieldValue('questions', next);

  function add(position = questions.length) {
    const question = { id: Math.max(0, ...questions.map(({ id }) => id)) + 1, text: '' };
    focusNext.current = partId(question, 'text');
    change(questions.toSpliced(position, 0, question));
  }

  function move(question: QuestionDraft, from: number, to: number) {
    const isAtEdge = to === 0 || to === questions.length - 1;
    const direction = to < from ? 'up' : 'down';
    // At the end of the list the pressed button becomes disabled, so the opposite one gets the focus.
    const part = isAtEdge ? (to === 0 ? 'down' : 'up') : direction;
    focusNext.current = partId(question, part);
    change(questions.toSpliced(from, 1).toSpliced(to, 0, question));
    setSaid(`Question moved to place ${numberOf(to)} of ${questions.length + 1}.`);
  }

  function remove(position: number) {
    const neighbour = questions[position + 1] ?? questions[position - 1];
    focusNext.current = neighbour ? partId(neighbour, 'text') : addButton.current!.id;
    change(questions.toSpliced(position, 1));
    setSaid('Question removed.');
  }

  return (
    <fieldset className="flex flex-col gap-3" disabled={isSubmitting}>
      <legend className="mb-1 font-semibold">Questions</legend>
      <p className="text-sm text-text-muted">
        Applicants answer these when they ask to join. They can’t be changed later.
      </p>
      <ol className="flex flex-col gap-3">
        <li className="flex min-h-10 items-center gap-3 rounded-control border border-border bg-surface-sunken px-3 py-2">
          <span className="tabular text-text-muted">1</span>
          <span className="min-w-0 flex-1">{REQUEST_NOTE_QUESTION}</span>
          <Lock aria-hidden className="size-4 shrink-0 text-text-muted" />
          <span className="sr-only">Always asked</span>
        </li>
        {questions.map((question, position) => (
          <QuestionRow
            key={question.id}
            number={numberOf(position)}
            text={question.text}
            error={
              getIn(touched, `questions[${position}].text`)
                ? (getIn(errors, `questions[${position}].text`) as string | undefined)
                : undefined
            }
            partId={(part) => partId(question, part)}
            isFirst={position === 0}
            isLast={position === questions.length - 1}
            onChange={(text) =>
              change(questions.map((other) => (other.id === question.id ? { ...other, text } : other)))
            }
            onBlur={() => void setFieldTouched(`questions[${position}].text`, true, false)}
            onEnter={() => add(position + 1)}
            onMove={(step) => move(question, position, position + step)}
            onRemove={() => remove(position)}
          />
        ))}
      </ol>
      <Button
        ref={addButton}
        id={`${prefix}-add`}
        variant="secondary"
        size="small"
        className="self-start"
        onClick={() => add()}
      >
        <Plus aria-hidden className="size-4" />
        Add question
      </Button>
      <p role="status" className="sr-only">
        {said}
      </p>
    </fieldset>
  );
}
