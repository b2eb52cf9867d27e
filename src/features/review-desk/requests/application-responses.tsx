import { splitAnswer } from '@/domain/answers';

interface ApplicationResponsesProps {
  /** Each 'question,answer'. */
  answers: readonly string[];
  /** The board's questions, needed to split answers with commas. */
  questions: readonly string[];
}

/** Questions and answers. */
export function ApplicationResponses({ answers, questions }: ApplicationResponsesProps) {
  return (
    <section aria-labelledby="responses-heading">
      <h3 id="responses-heading" className="text-lg font-semibold">
        Application Responses
      </h3>
      {answers.length === 0 ? (
        <p className="mt-2 text-text-muted">No questions were asked.</p>
      ) : (
        <dl className="mt-3 flex flex-col gap-4">
          {answers.map((stored, index) => {
            const { question, answer } = splitAnswer(stored, questions);
            return (
              <div key={index} className="border-l-2 border-border-strong pl-4">
                <dt dir="auto" className="text-text-muted">
                  {question}
                </dt>
                <dd dir="auto" className="mt-0.5 max-w-prose as-written">
                  {answer || <span className="text-text-muted">No answer</span>}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </section>
  );
}
