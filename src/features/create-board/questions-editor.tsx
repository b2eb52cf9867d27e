import { getIn, useFormikContext } from 'formik';
import { Lock, Plus } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { REQUEST_NOTE_QUESTION } from '@/domain/board';
import { nextAnnouncement } from '@/lib/next-announcement';
import { QuietButton, SmallButton } from '@/ui/button';
import { useIsLocked } from '@/ui/field';
import type { CreateBoardValues, QuestionDraft } from './create-board-schema';
import { QuestionRow } from './question-row';

const SUGGESTIONS = [
  'What have you built that you’re proud of?',
  'Where are you based?',
  'What salary do you expect?',
  'How did you hear about us?',
] as const;

/** Edits the questions for applicants: the fixed first one and the creator's. */
export function QuestionsEditor() {
  const { values, errors, setFieldValue } = useFormikContext<CreateBoardValues>();
  const isLocked = useIsLocked();
  const { questions } = values;
  const prefix = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const focusNext = useRef<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [removed, setRemoved] = useState<{ question: QuestionDraft; position: number } | null>(null);

  const announce = (text: string) => setAnnouncement((before) => nextAnnouncement(before, text));
  const idOf = ({ id }: QuestionDraft, part: 'text' | 'up' | 'down') => `${prefix}-${id}-${part}`;
  const suggestions = SUGGESTIONS.filter(
    (text) => !questions.some((question) => question.text.trim() === text),
  );

  // Moving and removing unmount the focused control, so the focus is restored to the question.
  useLayoutEffect(() => {
    if (focusNext.current === null) return;
    const target = document.getElementById(focusNext.current) ?? addButton.current;
    focusNext.current = null;
    target?.focus();
  }, [questions]);

  function change(next: QuestionDraft[]) {
    setRemoved(null);
    void setFieldValue('questions', next);
  }

  function add(text: string, position: number, others = questions) {
    const question = { id: Math.max(0, ...questions.map(({ id }) => id)) + 1, text };
    focusNext.current = idOf(question, 'text');
    change(others.toSpliced(position, 0, question));
  }

  /** Adds the suggestion, or replaces an empty last question by it. */
  function addSuggestion(text: string) {
    const others = questions.at(-1)?.text.trim() === '' ? questions.slice(0, -1) : questions;
    add(text, others.length, others);
  }

  function move(question: QuestionDraft, from: number, to: number) {
    // At an end of the list the pressed button becomes disabled, so the opposite one gets the focus.
    const part = to === 0 ? 'down' : to === questions.length - 1 ? 'up' : to < from ? 'up' : 'down';
    focusNext.current = idOf(question, part);
    change(questions.toSpliced(from, 1).toSpliced(to, 0, question));
    announce(`Question moved to position ${to + 2} of ${questions.length + 1}.`);
  }

  function remove(question: QuestionDraft, position: number) {
    const neighbour = questions[position + 1] ?? questions[position - 1];
    focusNext.current = neighbour ? idOf(neighbour, 'text') : addButton.current!.id;
    change(questions.toSpliced(position, 1));
    if (question.text.trim() !== '') setRemoved({ question, position });
    announce('Question removed.');
  }

  function restore({ question, position }: NonNullable<typeof removed>) {
    focusNext.current = idOf(question, 'text');
    change(questions.toSpliced(position, 0, question));
    announce('Question restored.');
  }

  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-semibold">Questions</legend>
      <p className="text-sm text-text-muted">
        Applicants answer these when they apply. You can’t change them later.
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
            number={position + 2}
            text={question.text}
            error={getIn(errors, `questions[${position}].text`) as string | undefined}
            partId={(part) => idOf(question, part)}
            isFirst={position === 0}
            isLast={position === questions.length - 1}
            onChange={(text) => change(questions.with(position, { ...question, text }))}
            onEnter={() => add('', position + 1)}
            onMove={(step) => move(question, position, position + step)}
            onRemove={() => remove(question, position)}
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <SmallButton
          ref={addButton}
          id={`${prefix}-add`}
          aria-disabled={isLocked || undefined}
          onClick={() => !isLocked && add('', questions.length)}
        >
          <Plus aria-hidden className="size-4" />
          Add question
        </SmallButton>
        {removed !== null && (
          <QuietButton aria-disabled={isLocked || undefined} onClick={() => !isLocked && restore(removed)}>
            Undo removal
          </QuietButton>
        )}
      </div>
      {suggestions.length > 0 && (
        <div role="group" aria-label="Suggested questions" className="flex flex-wrap gap-1.5">
          {suggestions.map((text) => (
            <button
              key={text}
              type="button"
              aria-disabled={isLocked || undefined}
              onClick={() => !isLocked && addSuggestion(text)}
              className="inline-flex min-h-8 items-center gap-1 rounded-full border border-border-strong bg-surface-raised px-2 text-left text-sm text-text-muted hover:text-text"
            >
              <Plus aria-hidden className="size-3.5 shrink-0" />
              {text}
            </button>
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </fieldset>
  );
}
