import { FormTextAreaField, FormTextField } from '@/components/form-fields';
import { useFormField } from '@/components/use-form-field';
import { answerLength } from '@/domain/answer-length';
import { wantsSingleLine } from '@/domain/answers';
import type { EarlierAnswer } from '@/domain/earlier-answers';
import { formatNumber } from '@/domain/format-number';
import { ANSWER_WORDS_MANY } from '@/domain/limits';
import { pluralize } from '@/domain/pluralize';
import { EarlierAnswerOffer } from './earlier-answer-offer';

const BLANK = '\u00A0';

interface AnswerFieldProps {
  question: string;
  index: number;
  /** The person's own answer to the same question in another application. */
  earlier: EarlierAnswer | null;
  /** What that answer has replaced here; null for nothing. */
  replaced: string | null;
  onReplace: (replaced: string | null) => void;
  /** Says how much is enough, which is the same for all. */
  hasAdvice: boolean;
  /** The field gets the focus. */
  hasFocus: boolean;
}

/** One question of a board, with a hint for the length of the answer. */
export function AnswerField({ question, index, earlier, hasAdvice, hasFocus, ...undo }: AnswerFieldProps) {
  const name = `answers.${index}`;
  const { input, change } = useFormField<string>(name);
  const common = { name, label: question, autoComplete: 'off', autoFocus: hasFocus };
  return (
    <div>
      {wantsSingleLine(question) ? (
        <FormTextField {...common} />
      ) : (
        <FormTextAreaField {...common} hint={lengthHint(input.value, hasAdvice)} />
      )}
      {earlier !== null && (
        <EarlierAnswerOffer
          question={question}
          earlier={earlier}
          value={input.value}
          onChange={change}
          {...undo}
        />
      )}
    </div>
  );
}

/** @returns a blank where there is nothing to say, because a line that came with the first letter would move the rest */
function lengthHint(answer: string, hasAdvice: boolean): string {
  const { words, kind } = answerLength(answer);
  if (kind === 'empty') return hasAdvice ? 'A few sentences are enough.' : BLANK;
  if (kind === 'long') {
    return `More than ${formatNumber(ANSWER_WORDS_MANY)} words. The creator may have many applications to read.`;
  }
  const count = pluralize(words, 'word');
  return kind === 'short' ? `${count}. A sentence or two more would help the creator.` : count;
}
