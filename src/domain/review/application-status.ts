import { isPending, type JoinRequest } from '../join-request';
import { NO_ASSESSMENT, type Assessment, type Verdict } from './assessment';
import { checkedDelivery, seenIn, type Delivery, type Seen } from './delivery';
import type { Outcome } from './outcome';

/** The state of an application for its reviewer, from everything that is known of it. */
export type ApplicationStatus =
  | { kind: 'open'; verdict: Verdict | null; isRead: boolean }
  /** Confirmed, and being sent or waiting to be. */
  | { kind: 'queued' | 'sending'; outcome: Outcome }
  /** Sent, and not known whether it arrived. */
  | { kind: 'unconfirmed'; outcome: Outcome }
  /** Not sent, for the reason given; null where the server does not allow it. */
  | { kind: 'refused'; outcome: Outcome; text: string | null }
  /**
   * Decided here (`own`), elsewhere (`other`), or it is not known by whom, because the answer to a decision made here
   * was lost.
   */
  | { kind: 'decided'; outcome: Outcome | null; by: 'own' | 'other' | 'unknown' }
  /** Withdrawn, or decided elsewhere; the server does not list it any more. */
  | { kind: 'gone' };

const OUTCOME_OF = { accepted: 'accept', rejected: 'reject', decided: null } as const;

/**
 * The status of an application. Every screen uses it, so that no two of them contradict each other.
 * @param request as in the latest list; undefined where that does not contain it
 * @param latest the latest decision on it that was confirmed on this device
 */
export function applicationStatus(
  request: JoinRequest | undefined,
  assessment: Assessment = NO_ASSESSMENT,
  latest: Delivery | null = null,
): ApplicationStatus {
  const seen = seenIn(request);
  const delivery = latest?.isReopened && seen.status === 'pending' ? null : latest;
  if (delivery?.state.kind === 'sending') return { kind: 'sending', outcome: delivery.outcome };
  // A list of any age proves a decision, but only one loaded after the last attempt proves that there is none.
  const checked = delivery === null || seen.status === 'pending' ? delivery : checkedDelivery(delivery, seen);
  const own = checked?.state.kind === 'delivered' ? checked : null;
  switch (seen.status) {
    case 'accepted':
    case 'rejected': {
      const outcome = OUTCOME_OF[seen.status];
      if (own?.outcome === outcome) return { kind: 'decided', outcome, by: 'own' };
      return { kind: 'decided', outcome, by: isAnswerLost(checked) ? 'unknown' : 'other' };
    }
    case 'decided':
      if (own !== null) return { kind: 'decided', outcome: own.outcome, by: 'own' };
      return { kind: 'decided', outcome: null, by: isAnswerLost(checked) ? 'unknown' : 'other' };
    case 'gone':
    case 'pending':
      // A list can be older than a decision that the server has confirmed.
      if (own !== null) return { kind: 'decided', outcome: own.outcome, by: 'own' };
      return withoutList(checked, assessment, seen);
  }
}

const isAnswerLost = (delivery: Delivery | null) => delivery?.state.kind === 'answerLost';

/** If the list shows no decision. */
function withoutList(delivery: Delivery | null, assessment: Assessment, seen: Seen): ApplicationStatus {
  const state = delivery?.state;
  if (delivery !== null && state !== undefined) {
    const { outcome } = delivery;
    if (state.kind === 'answerLost') return { kind: 'decided', outcome: null, by: 'unknown' };
    if (state.kind === 'conflict' && state.found in OUTCOME_OF) {
      return { kind: 'decided', outcome: OUTCOME_OF[state.found as keyof typeof OUTCOME_OF], by: 'other' };
    }
    if (state.kind === 'conflict' && state.found === 'gone') return { kind: 'gone' };
    if (seen.status === 'pending') {
      if (state.kind === 'queued' || state.kind === 'unconfirmed') return { kind: state.kind, outcome };
      if (state.kind === 'refused') return { kind: 'refused', outcome, text: state.text };
      if (state.kind === 'conflict') {
        const text = state.found === 'boardGone' ? 'The board could not be found.' : null;
        return { kind: 'refused', outcome, text };
      }
    }
  }
  if (seen.status === 'gone') return { kind: 'gone' };
  return { kind: 'open', verdict: assessment.verdict, isRead: assessment.isRead };
}

/** Whether the reviewer may still give a verdict and confirm a decision. */
export const canBeDecided = ({ kind }: ApplicationStatus): boolean => kind === 'open' || kind === 'refused';

/** Counts the open requests of each applicant. @returns the counts by request id */
export function openCounts(requests: readonly JoinRequest[]): ReadonlyMap<string, number> {
  // Deleted accounts have no id, so they can't be told apart.
  const open = requests.filter((request) => isPending(request) && request.user.id !== '');
  const byApplicant = new Map<string, number>();
  for (const { user } of open) byApplicant.set(user.id, (byApplicant.get(user.id) ?? 0) + 1);
  return new Map(open.map(({ id, user }) => [id, byApplicant.get(user.id) ?? 1]));
}
