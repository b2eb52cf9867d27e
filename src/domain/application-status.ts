import { isPending, PENDING_STATUS, type JoinRequest, type OwnJoinRequest } from './join-request';

type Notes = Pick<JoinRequest, 'acceptanceNote' | 'rejectionNote'>;

export const ACCEPTED = 'accepted';
export const REJECTED = 'rejected';

/**
 * The status of an application. Notes tell the decision only if the server's word for it is unknown: they may belong to
 * an earlier decision.
 */
export function applicantStatus(request: Notes & Pick<JoinRequest, 'status'>): string {
  const word = request.status.trim().toLowerCase();
  const kind = statusKind(word);
  if (kind !== 'other') return kind;
  if (request.acceptanceNote !== '') return ACCEPTED;
  return request.rejectionNote === '' ? word : REJECTED;
}

/** The creator's note on a decision of this kind, and not on an earlier one. */
export function noteOf({ acceptanceNote, rejectionNote }: Notes, kind: string): string {
  if (kind === ACCEPTED) return acceptanceNote;
  return kind === REJECTED ? rejectionNote : '';
}

export type StatusKind = 'pending' | 'accepted' | 'rejected' | 'other';

/** Words that backends use besides the app's own; the calls are named 'approve' and 'reject'. */
const KINDS: ReadonlyMap<string, StatusKind> = new Map([
  [PENDING_STATUS, 'pending'],
  [ACCEPTED, 'accepted'],
  ['approved', 'accepted'],
  [REJECTED, 'rejected'],
  ['declined', 'rejected'],
]);

/** What a status of `applicantStatus` means; 'other' for a word whose meaning is not known. */
export function statusKind(status: string): StatusKind {
  return KINDS.get(status) ?? 'other';
}

/** Whether the applicant's last application to this board was rejected. */
export function wasRejected(requests: readonly OwnJoinRequest[], boardId: string): boolean {
  const [last] = requests.filter((request) => request.boardId === boardId).sort(byNewestApplication);
  return last !== undefined && statusKind(applicantStatus(last)) === 'rejected';
}

type Ordered = Pick<JoinRequest, 'createdAt' | 'status' | 'id'>;

/** Running numbers grow, and the ids of MongoDB begin with their time; any other id says nothing about when. */
const idOrder = (id: string) => (/^(\d+|[\da-f]{24})$/.test(id) ? parseInt(id, 16) : 0);

/** Newest first; those without a date last, of which a pending one is the newest, and then the one with the later id. */
export function byNewestApplication(a: Ordered, b: Ordered): number {
  const time = ({ createdAt }: Ordered) => new Date(createdAt ?? NaN).getTime() || 0;
  return time(b) - time(a) || +isPending(b) - +isPending(a) || idOrder(b.id) - idOrder(a.id);
}
