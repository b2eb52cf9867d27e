import { applicantStatus, applicationOutcome } from './application-status';
import { isPending, type JoinRequest } from './join-request';

/**
 * The status of a request, for its board's creator; 'decided' where it is not known what the server's word for the
 * decision means.
 */
export type Standing = 'pending' | 'accepted' | 'rejected' | 'decided' | 'gone';

/** @param request undefined where the list does not contain it; a list may have pending requests only */
export function standingOf(request: JoinRequest | undefined): Standing {
  if (request === undefined) return 'gone';
  if (isPending(request)) return 'pending';
  const outcome = applicationOutcome(applicantStatus(request, false));
  return outcome === 'accepted' || outcome === 'rejected' ? outcome : 'decided';
}
