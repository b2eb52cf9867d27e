import { pluralize } from '@/domain/pluralize';
import type { Application } from '@/domain/review/application';
import { countChangedAnswers, type DecisionRecord } from '@/domain/review/decision-record';
import { monthAndDay } from '@/lib/dates';
import { useDeskScreen } from '../reading/use-desk-commands';

interface EarlierNoticeProps {
  /** The latest earlier decision on the applicant. */
  record: DecisionRecord;
  application: Application;
}

/** One line on the applicant's earlier application: its decision, and how many answers differ now. */
export function EarlierNotice({ record, application }: EarlierNoticeProps) {
  const { applications } = useDeskScreen().view;
  const { requestId, outcome, note, decidedAt, appliedAt } = record;
  const earlier = applications.get(requestId);
  // A list may leave out the answers of decided requests.
  const hasAnswers = earlier !== undefined && earlier.request.answers.length > 0;
  const changed = hasAnswers ? countChangedAnswers(earlier.answers, application.answers) : 0;
  // The server doesn't report when a request was decided.
  const date = decidedAt === '' ? monthAndDay(appliedAt) : monthAndDay(decidedAt);
  const facts = [
    outcome === 'accept' ? 'accepted' : 'rejected',
    date !== null && decidedAt === '' ? `sent ${date}` : date,
    note === '' ? 'without a note' : 'with a note',
  ].filter((fact) => fact !== null);
  const changes = changed === 0 ? '' : ` ${pluralize(changed, 'answer')} changed.`;
  const line = `Applied before: ${facts.join(', ')}.${changes}`;
  const look = 'rounded-control border border-border-strong bg-surface-sunken px-3 py-2 text-sm';
  if (note === '') return <p className={look}>{line}</p>;
  return (
    <details className={look}>
      <summary className="min-h-6 cursor-pointer">{line}</summary>
      <p dir="auto" className="mt-1 max-w-prose as-written text-text-muted">
        {note}
      </p>
    </details>
  );
}
