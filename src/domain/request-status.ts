import { applicantStatus, statusKind } from './application-status';
import { isPending, type JoinRequest } from './join-request';

/**
 * The status of a request, for its board's creator; 'decided' where it is not known what the server's word for the
 * decision means.
 */
export type RequestStatus = 'pending' | 'accepted' | 'rejected' | 'decided' | 'gone';

/** @param request undefined where the list does not contain it; a list may have pending requests only */
export function requestStatusOf(request: JoinRequest | undefined): RequestStatus {
  if (request === undefined) return 'gone';
  if (isPending(request)) return 'pending';
  const kind = statusKind(applicantStatus(request));
  return kind === 'accepted' || kind === 'rejected' ? kind : 'decided';
}
