import type { QuestionAnswer } from '../answers';
import type { Outcome } from './decision-queue';

/** A decision that was made on this device and has reached the server. */
export interface DecisionRecord {
  requestId: string;
  /** Identifies the applicant (`Application.personKey`). */
  personKey: string;
  personName: string;
  outcome: Outcome;
  note: string;
  answers: QuestionAnswer[];
  /** ISO 8601. */
  decidedAt: string;
  /** The reviewer's name. */
  decidedBy: string;
}

export interface AnswerChange {
  question: string;
  before: string;
  now: string;
}

/** The answers of a new application that differ from an earlier one's, in the board's current order of questions. */
export function changedAnswers(
  earlier: readonly QuestionAnswer[],
  now: readonly QuestionAnswer[],
): AnswerChange[] {
  const before = new Map(earlier.map(({ question, answer }) => [question, answer]));
  const asked = new Set(now.map(({ question }) => question));
  const dropped = earlier
    .filter(({ question, answer }) => !asked.has(question) && answer !== '')
    .map(({ question, answer }) => ({ question, before: answer, now: '' }));
  return [
    ...now
      .map(({ question, answer }) => ({ question, before: before.get(question) ?? '', now: answer }))
      .filter((change) => change.before.trim() !== change.now.trim()),
    ...dropped,
  ];
}

/** The latest earlier decision on the same person, on any other request; null where there is none. */
export function earlierDecision(
  records: Iterable<DecisionRecord>,
  application: { id: string; personKey: string },
): DecisionRecord | null {
  let latest: DecisionRecord | null = null;
  for (const record of records) {
    if (record.personKey !== application.personKey || record.requestId === application.id) continue;
    if (latest === null || record.decidedAt > latest.decidedAt) latest = record;
  }
  return latest;
}
