import { Lock, Plus } from 'lucide-react';
import { getIn, useFormikContext } from 'formik';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { REQUEST_NOTE_QUESTION } from '@/domain/board';
import { saidAgain } from '@/lib/said-again';
import { Button } from '@/ui/button';
import { useIsLocked } from '@/ui/form-lock';
import type { CreateBoardValues, QuestionDraft } from './create-board-schema';
import { QuestionRow, type QuestionPart } from './question-row';
import { QuestionSuggestions } from './question-suggestions';

const LIST_MARK = /^(?:[-*•–]|\d{1,2}[.)])\s+/;

/** The lines of a pasted list, without its bullets and numbers. */
function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.map((line) => line.replace(LIST_MARK, '')).filter((line) => line !== '');
}

/**
 * The questions for applicants: the fixed first one, then the creator's own, which can be added, edited, moved and
 * removed.
 */
export function QuestionsEditor() {
  const { values, errors, touched, setFieldValue, setFieldTouched } = useFormikContext<CreateBoardValues>();
  const isLocked = useIsLocked();
  const { questions } = values;
  const prefix = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const focusNext = useRef<string | null>(null);
  const [said, setSaid] = useState('');
  const say = (text: string) => setSaid((before) => saidAgain(before, text));
  /** The question that is being typed, which had no error before. */
  const [typing, setTyping] = useState<number | null>(null);

  const partId = (question: QuestionDraft, part: QuestionPart) => `${prefix}-${question.id}-${part}`;
  const errorOf = (position: number) => getIn(errors, `questions[${position}].text`) as string | undefined;
  const numberOf = (position: number) => position + 2;

  // Moving and removing take away the control that has the focus; the focus stays with the question.
  useLayoutEffect(() => {
    if (focusNext.current === null) return;
    const target = document.getElementById(focusNext.current);
    focusNext.current = null;
    (target ?? addButton.current)?.focus();
  }, [questions]);

  const change = (next: QuestionDraft[]) => void setFieldValue('questions', next);

  /** Adds questions with these texts, in this order, and moves the focus to the last one. */
  function add(texts: readonly string[], position = questions.length, others = questions) {
    const id = Math.max(0, ...questions.map((question) => question.id)) + 1;
    const added = texts.map((text, index) => ({ id: id + index, text }));
    const last = added.at(-1);
    if (last !== undefined) focusNext.current = partId(last, 'text');
    change(others.toSpliced(position, 0, ...added));
  }

  function type(position: number, typed: string) {
    const { text, id } = questions[position]!;
    const [own = '', ...more] = linesOf(typed);
    const isBroken = typed.includes('\n');
    const others = questions.map((other) =>
      other.id === id ? { ...other, text: isBroken ? own : typed } : other,
    );
    // A phone's keyboard may send Enter as text, and no key.
    if (isBroken && own !== '' && typed.trim() === text.trim()) add([''], position + 1);
    else if (more.length > 0) {
      add(more, position + 1, others);
      say(`${more.length + 1} questions from the pasted lines.`);
    } else change(others);
  }

  function move(question: QuestionDraft, from: number, to: number) {
    const isAtEdge = to === 0 || to === questions.length - 1;
    const direction = to < from ? 'up' : 'down';
    // At the end of the list the pressed button becomes disabled, so the opposite one gets the focus.
    const part = isAtEdge ? (to === 0 ? 'down' : 'up') : direction;
    focusNext.current = partId(question, part);
    change(questions.toSpliced(from, 1).toSpliced(to, 0, question));
    say(`Question moved to place ${numberOf(to)} of ${questions.length + 1}.`);
  }

  function remove(position: number) {
    const neighbour = questions[position + 1] ?? questions[position - 1];
    focusNext.current = neighbour ? partId(neighbour, 'text') : addButton.current!.id;
    change(questions.toSpliced(position, 1));
    say('Question removed.');
  }

  return (
    <fieldset className="flex flex-col gap-3">
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
            // Pasted and restored ones show theirs as well, although nobody has been in their fields.
            error={
              typing !== question.id || getIn(touched, `questions[${position}].text`)
                ? errorOf(position)
                : undefined
            }
            partId={(part) => partId(question, part)}
            isFirst={position === 0}
            isLast={position === questions.length - 1}
            onChange={(text) => type(position, text)}
            onFocus={() => setTyping(errorOf(position) === undefined ? question.id : null)}
            onBlur={() => {
              setTyping(null);
              void setFieldTouched(`questions[${position}].text`, true, false);
            }}
            onEnter={() => add([''], position + 1)}
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
        aria-disabled={isLocked || undefined}
        onClick={() => !isLocked && add([''])}
      >
        <Plus aria-hidden className="size-4" />
        Add question
      </Button>
      <QuestionSuggestions
        asked={questions.map(({ text }) => text)}
        onChoose={(text) => {
          // An empty last question is the one to be filled.
          const blank = questions.at(-1)?.text.trim() === '' ? 1 : 0;
          add([text], questions.length - blank, questions.slice(0, questions.length - blank));
        }}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </fieldset>
  );
}
