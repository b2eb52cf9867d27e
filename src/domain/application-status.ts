import { isPending, PENDING_STATUS, type JoinRequest, type OwnJoinRequest } from './join-request';

type Decided = Pick<JoinRequest, 'status' | 'acceptanceNote' | 'rejectionNote'>;

export const ACCEPTED = 'accepted';
export const REJECTED = 'rejected';

/**
 * The status of an application, for its applicant. Which words the server uses for a decision is not known, so
 * membership and notes are looked at first; the server's status is used where they say nothing.
 * @param isMember the applicant is a member of the board now
 */
export function applicantStatus(request: Decided, isMember: boolean): string {
  if (isMember || request.acceptanceNote !== '') return ACCEPTED;
  if (request.rejectionNote !== '') return REJECTED;
  return request.status.trim().toLowerCase();
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

/** Whether the creator has decided, judging by the application alone. */
export function isDecided(request: Decided): boolean {
  return !isPending(request) || request.acceptanceNote !== '' || request.rejectionNote !== '';
}

/** Whether the applicant's last application to this board was rejected. */
export function wasRejected(requests: readonly OwnJoinRequest[], boardId: string): boolean {
  const [last] = requests.filter((request) => request.boardId === boardId).sort(byNewestApplication);
  return last !== undefined && statusKind(applicantStatus(last, false)) === 'rejected';
}

/** Newest first; those without a date last. */
export function byNewestApplication(
  a: Pick<JoinRequest, 'createdAt'>,
  b: Pick<JoinRequest, 'createdAt'>,
): number {
  const time = ({ createdAt }: typeof a) => new Date(createdAt ?? NaN).getTime() || 0;
  return time(b) - time(a);
}
