import { SentApplication } from '@/components/sent-application';
import { formatNumber } from '@/domain/text';

interface JoinDetailsProps {
  questions: readonly string[];
  /** The viewer's pending answers; null if there are none. */
  sentAnswers: readonly string[] | null;
  canApply: boolean;
}

/** The end of an invitation: the questions, or the answers that the viewer has sent. */
export function JoinDetails({ questions, sentAnswers, canApply }: JoinDetailsProps) {
  if (sentAnswers !== null) {
    return (
      <section aria-labelledby="sent-heading">
        <h2 id="sent-heading" className="mb-3 text-lg font-semibold">
          What you sent
        </h2>
        <SentApplication answers={sentAnswers} questions={questions} />
      </section>
    );
  }
  if (!canApply || questions.length === 0) return null;
  return (
    <details>
      <summary className="min-h-6 w-fit cursor-pointer rounded-control text-text-muted hover:text-text">
        What you will be asked ({formatNumber(questions.length)})
      </summary>
      <ol className="mt-3 flex max-w-prose list-decimal flex-col gap-2 pl-6">
        {questions.map((question, index) => (
          <li key={index} dir="auto" className="wrap-anywhere">
            {question}
          </li>
        ))}
      </ol>
    </details>
  );
}
