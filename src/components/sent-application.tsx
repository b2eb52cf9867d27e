import { splitAnswer } from '@/domain/answers';

interface SentApplicationProps {
  /** The stored format: 'question,answer'. */
  answers: readonly string[];
  /** The board's questions, if they are known. They separate a question from its answer. */
  questions: readonly string[];
}

export function SentApplication({ answers, questions }: SentApplicationProps) {
  return (
    <dl className="flex flex-col gap-3">
      {answers.map((stored, index) => {
        const { question, answer } = splitAnswer(stored, questions);
        return (
          <div key={index}>
            <dt dir="auto" className="text-text-muted wrap-anywhere">
              {question}
            </dt>
            <dd dir="auto" className="max-w-prose as-written wrap-anywhere">
              {answer || <span className="text-text-muted">No answer</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
