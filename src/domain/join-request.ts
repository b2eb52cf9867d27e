import type { User } from './user';
import { pluralize } from './text';

export interface JoinRequest {
  id: string;
  user: User;
  boardId: string;
  /** Null if the server sent only the board's id. */
  boardName: string | null;
  /** The server's value. Only 'pending' is known; all other values count as decided. */
  status: string;
  /** Each is 'question,answer'; split with `splitAnswer`. */
  answers: string[];
  acceptanceNote: string;
  rejectionNote: string;
  /** ISO 8601, or null. */
  createdAt: string | null;
  /** ISO 8601; null while pending or if the server doesn't send it. */
  decidedAt: string | null;
}

/** One of the viewer's own requests. `boardId` is null if the board was deleted. */
export interface OwnJoinRequest extends Omit<JoinRequest, 'boardId'> {
  boardId: string | null;
}

const PENDING_STATUS = 'pending';

export function isPending(request: Pick<JoinRequest, 'status'>): boolean {
  return request.status.toLowerCase() === PENDING_STATUS;
}

type Notes = Pick<JoinRequest, 'acceptanceNote' | 'rejectionNote'>;

const ACCEPTED = 'accepted';
const REJECTED = 'rejected';

/**
 * The status of an application. An unknown status of the server is derived from the notes; a known one wins, because notes
 * may belong to an earlier decision.
 */
export function applicantStatus(request: Notes & Pick<JoinRequest, 'status'>): string {
  const status = request.status.trim().toLowerCase();
  const kind = statusKind(status);
  if (kind !== 'other') return kind;
  if (request.acceptanceNote !== '') return ACCEPTED;
  return request.rejectionNote === '' ? status : REJECTED;
}

/** The creator's note on a decision of this kind; '' if there is none. */
export function noteOf({ acceptanceNote, rejectionNote }: Notes, kind: string): string {
  if (kind === ACCEPTED) return acceptanceNote;
  return kind === REJECTED ? rejectionNote : '';
}

export type StatusKind = 'pending' | 'accepted' | 'rejected' | 'other';

/** The statuses that backends use. */
const KINDS: ReadonlyMap<string, StatusKind> = new Map([
  [PENDING_STATUS, 'pending'],
  [ACCEPTED, 'accepted'],
  ['approved', 'accepted'],
  [REJECTED, 'rejected'],
  ['declined', 'rejected'],
]);

/** The meaning of a status in lower case; 'other' if it is unknown. */
export function statusKind(status: string): StatusKind {
  return KINDS.get(status) ?? 'other';
}

/** Whether the applicant's last application to this board was rejected. */
export function wasRejected(requests: readonly OwnJoinRequest[], boardId: string): boolean {
  const [last] = requests.filter((request) => request.boardId === boardId).sort(byNewestApplication);
  return last !== undefined && statusKind(applicantStatus(last)) === 'rejected';
}

type Ordered = Pick<JoinRequest, 'createdAt' | 'status' | 'id'>;

/** A number that orders sequential and MongoDB ids, which begin with their time; 0 for other ids. */
const idOrder = (id: string) => (/^(\d+|[\da-f]{24})$/.test(id) ? parseInt(id, 16) : 0);

/** Newest first. Applications without a date are last: pending ones first, then by descending id. */
export function byNewestApplication(a: Ordered, b: Ordered): number {
  const time = ({ createdAt }: Ordered) => new Date(createdAt ?? NaN).getTime() || 0;
  return time(b) - time(a) || +isPending(b) - +isPending(a) || idOrder(b.id) - idOrder(a.id);
}

type Decided = Pick<OwnJoinRequest, 'id' | 'status'>;

/** Contains the status, because a request may be decided again. */
export const decisionKey = ({ id, status }: Decided): string => `${id}\n${status}`;

/** @param read keys of the decisions that the applicant has read */
export function isUnreadDecision(request: Decided, read: readonly string[]): boolean {
  return !isPending(request) && !read.includes(decisionKey(request));
}

/**
 * The status of a request, for its board's creator. 'decided' means that the server's status is unknown; 'gone', that the
 * request is not in the list.
 */
export type RequestStatus = 'pending' | 'accepted' | 'rejected' | 'decided' | 'gone';

/** @param request undefined if the list doesn't contain it. Some backends list pending requests only */
export function requestStatusOf(request: JoinRequest | undefined): RequestStatus {
  if (request === undefined) return 'gone';
  if (isPending(request)) return 'pending';
  const kind = statusKind(applicantStatus(request));
  return kind === 'accepted' || kind === 'rejected' ? kind : 'decided';
}

/** '34 days'; 'today' for 0. @param days calendar days since the application; null returns null */
export function waitedText(days: number | null): string | null {
  if (days === null) return null;
  return days === 0 ? 'today' : pluralize(days, 'day');
}

/** The date of the oldest pending application; null if no date is known. */
export function oldestPending(requests: readonly Pick<JoinRequest, 'status' | 'createdAt'>[]): string | null {
  const pending = requests.filter(isPending).map(({ createdAt }) => createdAt ?? '');
  const dates = pending.filter((date) => !Number.isNaN(Date.parse(date)));
  return dates.reduce<string | null>(
    (oldest, date) => (oldest !== null && Date.parse(oldest) <= Date.parse(date) ? oldest : date),
    null,
  );
}
