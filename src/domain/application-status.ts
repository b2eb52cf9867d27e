import { isPending, type JoinRequest } from './join-request';

type Decided = Pick<JoinRequest, 'status' | 'acceptanceNote' | 'rejectionNote'>;

export const ACCEPTED = 'accepted';
export const REJECTED = 'rejected';

/**
 * How an application stands, for its applicant. The server's words for a decision are not known, so membership and
 * notes speak first; where they are silent, its word stands as it is.
 * @param isMember the applicant is a member of the board now
 */
export function applicationStatus(request: Decided, isMember: boolean): string {
  if (isMember || request.acceptanceNote !== '') return ACCEPTED;
  if (request.rejectionNote !== '') return REJECTED;
  return request.status.trim().toLowerCase();
}

/** Whether the creator has decided, as far as the application itself tells. */
export function isDecided(request: Decided): boolean {
  return !isPending(request) || request.acceptanceNote !== '' || request.rejectionNote !== '';
}

/** The newest first; those without a date at the end. */
export function byNewestApplication(
  a: Pick<JoinRequest, 'createdAt'>,
  b: Pick<JoinRequest, 'createdAt'>,
): number {
  const time = ({ createdAt }: typeof a) => new Date(createdAt ?? NaN).getTime() || 0;
  return time(b) - time(a);
}
