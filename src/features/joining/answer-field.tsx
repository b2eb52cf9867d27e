import { FormTextAreaField, FormTextField } from '@/components/form-fields';
import { useFormField } from '@/components/use-form-field';
import { wantsSingleLine } from '@/domain/answers';
import type { EarlierAnswer } from '@/domain/earlier-answers';
import { EarlierAnswerOffer } from './earlier-answer-offer';

interface AnswerFieldProps {
  question: string;
  index: number;
  /** The person's own answer to the same question in another application. */
  earlier: EarlierAnswer | null;
}

/** One question of a board. */
export function AnswerField({ question, index, earlier }: AnswerFieldProps) {
  const name = `answers.${index}`;
  const { input, change } = useFormField<string>(name);
  const Field = wantsSingleLine(question) ? FormTextField : FormTextAreaField;
  return (
    <div>
      <Field name={name} label={question} autoComplete="off" />
      {earlier !== null && (
        <EarlierAnswerOffer question={question} earlier={earlier} value={input.value} onChange={change} />
      )}
    </div>
  );
}
