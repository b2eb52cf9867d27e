import type { QuestionAnswer } from '../answers';
import { requestStatusOf, type JoinRequest } from '../join-request';
import type { Application } from './application';
import { MEANT, type JournalEntry } from './decision';

interface EarlierDecision {
  word: 'accepted' | 'rejected';
  /** When this device sent it, ms since 1970; null if it didn't. */
  sentAt: number | null;
  note: string;
  /** Empty if the list doesn't contain the earlier application, or not its answers. */
  answers: readonly QuestionAnswer[];
}

const timeOf = (request: JoinRequest): number => Date.parse(request.createdAt ?? '') || 0;

/** Null if the list has no decision on it. */
function listedDecision({ request, answers }: Application, entry: JournalEntry | undefined) {
  const word = requestStatusOf(request);
  if (word !== 'accepted' && word !== 'rejected') return null;
  const note = word === 'accepted' ? request.acceptanceNote : request.rejectionNote;
  const sent = entry?.result === 'sent' ? entry : null;
  return {
    word,
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
  const isEarlier = ({ personKey }: { personKey: string }, id: string) =>
    personKey === application.personKey && id !== application.id;
  const listed = [...applications.values()]
    .filter((request) => isEarlier(request, request.id))
    .map((request) => listedDecision(request, entries[request.id]))
    .filter((decision) => decision !== null);
  const own = Object.values(entries)
    .filter((entry) => entry.result === 'sent' && isEarlier(entry, entry.requestId))
    .filter(({ requestId }) => !applications.has(requestId))
    .map(({ outcome, note, at }) => ({ word: MEANT[outcome], sentAt: at, note, answers: [], time: at }));
  const earlier = [...listed, ...own].filter(({ time }) => time <= appliedAt);
  return earlier.sort((a, b) => a.time - b.time).at(-1) ?? null;
}

/** Counts the answers of a new application that differ from an earlier application's; 0 if those are unknown. */
export function countChangedAnswers(
  earlier: readonly QuestionAnswer[],
  present: readonly QuestionAnswer[],
): number {
  if (earlier.length === 0) return 0;
  // A board can ask the same question twice, so each earlier answer is compared once.
  const left = [...earlier];
  const changed = present.filter(({ question, answer }) => {
    const at = left.findIndex((pair) => pair.question === question);
    const [before] = at < 0 ? [] : left.splice(at, 1);
    return (before?.answer ?? '').trim() !== answer.trim();
  });
  return changed.length + left.filter(({ answer }) => answer !== '').length;
}
