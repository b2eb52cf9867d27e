import type { QuestionAnswer } from '../answers';
import type { JoinRequest } from '../join-request';
import { requestStatusOf } from '../request-status';
import type { Application } from './application';
import type { Delivery } from './delivery';

/** A decision that the server has accepted: made on this device, or reported by the server. */
export interface DecisionRecord extends Pick<
  Delivery,
  'requestId' | 'personKey' | 'personName' | 'outcome' | 'note'
> {
  /** When the application was made: ISO 8601; '' where it is not known. */
  appliedAt: string;
  /** ISO 8601; '' where it is not known. */
  decidedAt: string;
  /** The reviewer's name; '' where it is not known. */
  decidedBy: string;
}

/**
 * @param appliedAt when the application was made; '' where it is not known
 * @returns null for a decision that is not known to have arrived
 */
export function recordOf(delivery: Delivery, appliedAt: string): DecisionRecord | null {
  if (delivery.state.kind !== 'delivered') return null;
  const { requestId, personKey, personName, outcome, note, confirmedAt: decidedAt, reviewer } = delivery;
  return { requestId, personKey, personName, outcome, note, appliedAt, decidedAt, decidedBy: reviewer };
}

/**
 * What the server reports about a decision that was not made on this device; it does not say when and by whom.
 * @returns null where it reports none, or it is not known which
 */
export function reportedRecord({ id, personKey, name, request }: Application): DecisionRecord | null {
  const status = requestStatusOf(request);
  if (status !== 'accepted' && status !== 'rejected') return null;
  const isAccepted = status === 'accepted';
  return {
    requestId: id,
    personKey,
    personName: name,
    outcome: isAccepted ? 'accept' : 'reject',
    note: isAccepted ? request.acceptanceNote : request.rejectionNote,
    appliedAt: request.createdAt ?? '',
    decidedAt: '',
    decidedBy: '',
  };
}

/** Counts the answers of a new application that differ from an earlier one's. */
export function countChangedAnswers(
  earlier: readonly QuestionAnswer[],
  now: readonly QuestionAnswer[],
): number {
  // A board can ask the same question twice, so each earlier answer is compared once.
  const left = [...earlier];
  const changed = now.filter(({ question, answer }) => {
    const at = left.findIndex((pair) => pair.question === question);
    const [before] = at < 0 ? [] : left.splice(at, 1);
    return (before?.answer ?? '').trim() !== answer.trim();
  });
  return changed.length + left.filter(({ answer }) => answer !== '').length;
}

/** When the application was made, or else when it was decided; NaN where neither is known. */
const timeOf = ({ appliedAt, decidedAt }: DecisionRecord): number =>
  new Date(appliedAt || decidedAt).getTime();

/**
 * The latest decision on the same person, on any request that came before this one, or may have, where it is not
 * known when they were made; null where there is none.
 */
export function earlierDecision(
  records: Iterable<DecisionRecord>,
  application: Pick<Application, 'id' | 'personKey'> & { request: Pick<JoinRequest, 'createdAt'> },
): DecisionRecord | null {
  const appliedAt = new Date(application.request.createdAt ?? '').getTime();
  let latest: DecisionRecord | null = null;
  for (const record of records) {
    if (record.personKey !== application.personKey || record.requestId === application.id) continue;
    const time = timeOf(record);
    if (time > appliedAt) continue;
    if (latest === null || (time || 0) > (timeOf(latest) || 0)) latest = record;
  }
  return latest;
}
