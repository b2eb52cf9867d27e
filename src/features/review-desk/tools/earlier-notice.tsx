import { useMemo } from 'react';
import { DecisionIcon } from '@/components/decision-icon';
import { pluralize } from '@/domain/text';
import type { Application } from '@/domain/review/application';
import { countChangedAnswers, earlierDecision } from '@/domain/review/earlier-decision';
import { dayOf } from '@/lib/dates';
import { useDeskContext, useDeskSelector } from '../reading/desk-context';

const BOX = 'rounded-control border border-border-strong bg-surface-sunken px-3 py-2 text-sm';

/** One line on the applicant's earlier application: its decision, and how many answers have changed. */
export function EarlierNotice({ application }: { application: Application }) {
  const { applications } = useDeskContext().view;
  const entries = useDeskSelector((desk) => desk.journalEntries());
  const earlier = useMemo(
    () => earlierDecision(application, applications, entries),
    [application, applications, entries],
  );
  if (earlier === null) return null;
  const { status, sentAt, note, answers } = earlier;
  const changed = countChangedAnswers(answers, application.answers);
  const facts = [
    status,
    ...(sentAt === null ? [] : [dayOf(new Date(sentAt))]),
    note === '' ? 'without a note' : 'with a note',
  ];
  const line = (
    <>
      <DecisionIcon kind={status} /> Applied before: {facts.join(', ')}.
      {changed > 0 && ` ${pluralize(changed, 'answer')} changed.`}
    </>
  );
  if (note === '') return <p className={BOX}>{line}</p>;
  return (
    <details key={application.id} className={BOX}>
      <summary className="min-h-6 cursor-pointer">{line}</summary>
      <p dir="auto" className="mt-1 max-w-prose as-written text-text-muted">
        {note}
      </p>
    </details>
  );
}
