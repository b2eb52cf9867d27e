import { useEffect, useRef } from 'react';
import { useIsLocked } from '@/ui/form-lock';
import { SmallButton } from '@/ui/small-button';

interface AnswersReadThroughProps {
  questions: readonly string[];
  /** By the position of their question. */
  answers: readonly string[];
  onEdit: (index: number) => void;
}

/** Everything that is about to be sent, as its reader will see it. */
export function AnswersReadThrough({ questions, answers, onEdit }: AnswersReadThroughProps) {
  const isLocked = useIsLocked();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const answered = answers.filter((answer) => answer.trim() !== '').length;

  return (
    <section aria-labelledby="read-through-heading">
      <h3 id="read-through-heading" ref={heading} tabIndex={-1} className="font-semibold">
        Read through before you send
      </h3>
      <p className="text-text-muted">
        {answered} of {questions.length} answered
      </p>
      <dl className="mt-4 flex flex-col gap-4">
        {questions.map((question, index) => (
          <div key={index} className="border-t border-border pt-3">
            <dt dir="auto" className="text-text-muted wrap-anywhere">
              {question}
            </dt>
            <dd dir="auto" className="mt-1 as-written wrap-anywhere">
              {answers[index]?.trim() || <span className="text-text-muted">No answer</span>}
            </dd>
            <dd className="mt-2">
              <SmallButton disabled={isLocked} onClick={() => onEdit(index)}>
                Change <span className="sr-only">the answer to: {question}</span>
              </SmallButton>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
