import type { QuestionAnswer } from '@/domain/answers';
import { pluralize } from '@/domain/pluralize';
import type { Application } from '@/domain/review/application';
import { changedAnswers, type DecisionRecord } from '@/domain/review/decision-record';
import { longDate, timeAgo } from '@/lib/dates';
import { useDeskScreen } from '../reading/use-desk-commands';

/**
 * Says that the person has applied before: how it was decided, with which note, and what they answer differently now.
 */
export function EarlierNotice({ record, application }: { record: DecisionRecord; application: Application }) {
  const { applications } = useDeskScreen().view;
  const { requestId } = record;
  const earlier = applications.get(requestId);
  // A list may leave all answers out.
  const answers = earlier !== undefined && earlier.request.answers.length > 0 ? earlier.answers : null;
  // Where it is not known when it was decided, the date of the application must not look as if it were that.
  const [verb, date] = record.decidedAt === '' ? ['applied ', record.appliedAt] : ['', record.decidedAt];
  const when = timeAgo(date);
  return (
    <section
      aria-label="Applied before"
      className="flex flex-col gap-2 rounded-control border border-border-strong bg-surface-sunken px-3 py-2"
    >
      <p>
        <span className="font-semibold">
          Applied before and was {record.outcome === 'accept' ? 'accepted' : 'rejected'}
        </span>
        {when !== null && (
          <span title={longDate(date) ?? undefined}>
            , {verb}
            {when}
          </span>
        )}
        {record.decidedBy !== '' && `, by ${record.decidedBy}`}.
      </p>
      <p className="max-w-prose text-text-muted">
        {record.note === '' ? (
          'Without a note.'
        ) : (
          <>
            Note: <bdi className="as-written">{record.note}</bdi>
          </>
        )}
      </p>
      {answers !== null && <Changes earlier={answers} now={application.answers} />}
    </section>
  );
}

interface ChangesProps {
  earlier: readonly QuestionAnswer[];
  now: readonly QuestionAnswer[];
}

function Changes({ earlier, now: latest }: ChangesProps) {
  const changes = changedAnswers(earlier, latest);
  if (changes.length === 0) return <p className="text-sm text-text-muted">The answers are the same.</p>;
  return (
    <details>
      <summary className="min-h-6 cursor-pointer text-sm font-semibold">
        {pluralize(changes.length, 'answer has changed', 'answers have changed')}
      </summary>
      <dl className="mt-1 flex flex-col gap-2 text-sm">
        {changes.map(({ question, before, now }, index) => (
          <div key={index}>
            <dt dir="auto" className="text-text-muted">
              {question}
            </dt>
            <dd className="max-w-prose">
              <del className="as-written text-text-muted">{before || 'No answer'}</del>{' '}
              <ins className="as-written no-underline">{now || 'No answer'}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
