import type { Application } from '@/domain/review/application';
import { changedAnswers, type DecisionRecord } from '@/domain/review/decision-record';
import { longDate, timeAgo } from '@/lib/dates';

/** Says that the person has applied before: how it was decided, with which note, and what they answer differently now. */
export function EarlierNotice({ record, application }: { record: DecisionRecord; application: Application }) {
  const changes = changedAnswers(record.answers, application.answers);
  const when = timeAgo(record.decidedAt);
  return (
    <section
      aria-label="Applied before"
      className="flex flex-col gap-2 rounded-control border border-border-strong bg-surface-sunken px-3 py-2"
    >
      <p>
        <span className="font-semibold">
          Applied before and was {record.outcome === 'accept' ? 'accepted' : 'rejected'}
        </span>
        {when !== null && <span title={longDate(record.decidedAt) ?? undefined}>, {when}</span>}
        {record.decidedBy !== '' && `, by ${record.decidedBy}`}.
      </p>
      <p dir="auto" className="max-w-prose whitespace-pre-line text-text-muted">
        {record.note === '' ? 'Without a note.' : `Note: ${record.note}`}
      </p>
      {changes.length === 0 ? (
        <p className="text-sm text-text-muted">The answers are the same.</p>
      ) : (
        <details>
          <summary className="min-h-6 cursor-pointer text-sm font-semibold">
            {changes.length === 1 ? '1 answer has changed' : `${changes.length} answers have changed`}
          </summary>
          <dl className="mt-1 flex flex-col gap-2 text-sm">
            {changes.map(({ question, before, now }, index) => (
              <div key={index}>
                <dt dir="auto" className="text-text-muted">
                  {question}
                </dt>
                <dd dir="auto" className="max-w-prose">
                  <del className="text-text-muted">{before || 'No answer'}</del>{' '}
                  <ins className="no-underline">{now || 'No answer'}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}
