import type { QuestionAnswer } from '../answers';
import { requestStatusOf, type JoinRequest } from '../join-request';
import type { Application } from './application';
import { OUTCOME_STATUS, type JournalEntry } from './decision';

interface EarlierDecision {
  status: 'accepted' | 'rejected';
  /** When this device sent it, ms since 1970; null if it didn't. */
  sentAt: number | null;
  note: string;
  /** Empty if the list doesn't contain the earlier application, or not its answers. */
  answers: readonly QuestionAnswer[];
}

const timeOf = (request: JoinRequest): number => Date.parse(request.createdAt ?? '') || 0;

/** The decision that the list shows; null if there is none. */
function listedDecision({ request, answers }: Application, entry: JournalEntry | undefined) {
  const status = requestStatusOf(request);
  if (status !== 'accepted' && status !== 'rejected') return null;
  const note = status === 'accepted' ? request.acceptanceNote : request.rejectionNote;
  const sent = entry?.result === 'sent' ? entry : null;
  return {
    status,
    sentAt: sent?.at ?? null,
    note: note || (sent?.note ?? ''),
    answers: request.answers.length === 0 ? [] : answers,
    time: timeOf(request),
  };
}

/**
 * The latest decision on an earlier application of the same person. The list may contain pending requests only, so the
 * journal counts too.
 */
export function earlierDecision(
  application: Application,
  applications: ReadonlyMap<string, Application>,
  entries: Readonly<Record<string, JournalEntry>>,
): EarlierDecision | null {
  const appliedAt = timeOf(application.request) || Infinity;
  const isOfSamePerson = ({ personKey }: { personKey: string }, id: string) =>
    personKey === application.personKey && id !== application.id;
  const listed = [...applications.values()]
    .filter((other) => isOfSamePerson(other, other.id))
    .map((other) => listedDecision(other, entries[other.id]))
    .filter((decision) => decision !== null);
  const journaled = Object.values(entries)
    .filter((entry) => entry.result === 'sent' && isOfSamePerson(entry, entry.requestId))
    .filter(({ requestId }) => !applications.has(requestId))
    .map(({ outcome, note, at: time }) => {
      return { status: OUTCOME_STATUS[outcome], sentAt: time, note, answers: [], time };
    });
  const earlier = [...listed, ...journaled].filter(({ time }) => time <= appliedAt);
  return earlier.sort((a, b) => a.time - b.time).at(-1) ?? null;
}

/** Counts the answers of a new application that differ from an earlier application's; 0 if those are unknown. */
export function countChangedAnswers(
  earlier: readonly QuestionAnswer[],
  present: readonly QuestionAnswer[],
): number {
  if (earlier.length === 0) return 0;
  // A board can ask the same question twice, so each earlier answer is compared once.
  const remaining = [...earlier];
  const changed = present.filter(({ question, answer }) => {
    const at = remaining.findIndex((pair) => pair.question === question);
    const [before] = at < 0 ? [] : remaining.splice(at, 1);
    return (before?.answer ?? '').trim() !== answer.trim();
  });
  return changed.length + remaining.filter(({ answer }) => answer !== '').length;
}
