import { requestStatusOf, type JoinRequest, type RequestStatus } from '../join-request';
import { REVIEW_JOURNAL_MAX_AGE_MS, REVIEW_STALE_LIST_MS } from './limits';
import { NO_MARK, type Mark, type Verdict } from './mark';
import type { Outcome } from './outcome';

/** A decision with the exact note to send. */
export interface Decision {
  requestId: string;
  outcome: Outcome;
  note: string;
  /** `Application.personKey` */
  personKey: string;
  personName: string;
}

/** The record of a decision that this device has sent, one per request. It's written before the call. */
export interface JournalEntry extends Decision {
  boardId: string;
  /** The time of the attempt, later of the response, ms since 1970. */
  at: number;
  /**
   * `unanswered`: the call is in flight, or its response was lost. `sent`: the server has it. `unknown`: the
   * application is decided, but the list doesn't show whether by this decision.
   */
  result: 'unanswered' | 'sent' | 'unknown';
}

/** A board's list as the server sent it. */
export interface RequestList {
  /** The start of its request, ms since 1970. */
  loadedAt: number;
  requests: readonly JoinRequest[];
  /** The server's status; `gone` if the list doesn't contain the request. */
  statusOf: (requestId: string) => RequestStatus;
}

export function requestList(requests: readonly JoinRequest[], loadedAt: number): RequestList {
  const byId = new Map(requests.map((request) => [request.id, request]));
  return { loadedAt, requests, statusOf: (requestId) => requestStatusOf(byId.get(requestId)) };
}

/** The list's status for each outcome. */
export const OUTCOME_STATUS = { accept: 'accepted', reject: 'rejected' } as const satisfies Record<
  Outcome,
  RequestStatus
>;

const OPEN_KINDS = ['undecided', 'yes', 'maybe', 'no', 'onHold'] as const;
export const REVIEW_KINDS = [
  ...OPEN_KINDS,
  'sending',
  'checking',
  'accepted',
  'rejected',
  'decided',
  'unlisted',
] as const;

export type ReviewStatus =
  | { kind: (typeof OPEN_KINDS)[number] }
  /** The call is in flight (`sending`), or its response was lost (`checking`). */
  | { kind: 'sending' | 'checking'; outcome: Outcome }
  | {
      kind: 'accepted' | 'rejected' | 'decided';
      /** When this device has sent it, ms since 1970; null if it isn't known to be this device. */
      sentAt: number | null;
      isResponseLost: boolean;
    }
  /** Withdrawn, or decided on another device while the server lists pending requests only. */
  | { kind: 'unlisted' };

interface Input {
  /** The request's status in the latest list. */
  listed: RequestStatus;
  /** The start of that list's request, ms since 1970. */
  listLoadedAt: number;
  entry?: JournalEntry | undefined;
  mark?: Pick<Mark, 'verdict' | 'isOnHold'> | undefined;
  /** Whether a tab is sending this decision now. */
  isInFlight?: boolean;
}

/** The status of an application. Every screen uses it, so that no two of them contradict each other. */
export function reviewStatus({ listed, listLoadedAt, entry, mark, isInFlight = false }: Input): ReviewStatus {
  if (entry?.result === 'unanswered')
    return { kind: isInFlight ? 'sending' : 'checking', outcome: entry.outcome };
  const sentAt = entry?.result === 'sent' ? entry.at : null;
  if (listed === 'accepted' || listed === 'rejected' || listed === 'decided')
    return { kind: listed, sentAt, isResponseLost: false };
  // A pending status may be stale, unless the list was loaded well after the decision.
  const isListStale = entry !== undefined && listLoadedAt - entry.at <= REVIEW_STALE_LIST_MS;
  if (listed === 'pending' && !isListStale) return { kind: openKind(mark ?? NO_MARK) };
  if (entry?.result === 'sent') return { kind: OUTCOME_STATUS[entry.outcome], sentAt, isResponseLost: false };
  if (entry?.result === 'unknown') return { kind: 'decided', sentAt, isResponseLost: true };
  return { kind: 'unlisted' };
}

const openKind = ({
  verdict,
  isOnHold,
}: Pick<Mark, 'verdict' | 'isOnHold'>): Verdict | 'undecided' | 'onHold' =>
  isOnHold ? 'onHold' : (verdict ?? 'undecided');

/** Whether the reviewer may still give a verdict, and confirm a decision. */
export const isOpen = ({ kind }: ReviewStatus): boolean => (OPEN_KINDS as readonly string[]).includes(kind);

/**
 * The entry after its request was seen in a list whose load began after the call; null if the decision didn't arrive.
 */
export function settledEntry(entry: JournalEntry, listed: RequestStatus): JournalEntry | null {
  if (listed === 'pending') return null;
  return { ...entry, result: listed === OUTCOME_STATUS[entry.outcome] ? 'sent' : 'unknown' };
}

export const isExpired = ({ at, result }: JournalEntry, now: number): boolean =>
  result !== 'unanswered' && now - at > REVIEW_JOURNAL_MAX_AGE_MS;
