import { useRef } from 'react';
import { FormTextAreaField, FormTextField, useFormField } from '@/components/form-fields';
import { wantsSingleLine, type EarlierAnswer } from '@/domain/answers';
import { timeAgo } from '@/lib/dates';
import { useIsLocked } from '@/ui/field';
import { SmallButton } from '@/ui/button';

interface AnswerFieldProps {
  question: string;
  index: number;
  /** An earlier answer that is offered while the field is empty. */
  earlier: EarlierAnswer | null;
}

/** A field for one of the board's questions, with the applicant's earlier answer to it. */
export function AnswerField({ question, index, earlier }: AnswerFieldProps) {
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
