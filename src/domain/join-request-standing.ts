import { ACCEPTED, applicationStatus, REJECTED } from './application-status';
import { isPending, type JoinRequest } from './join-request';

/** How a request stands for its board's creator; 'decided' where the server's word for the decision is not known. */
export type Standing = 'pending' | 'accepted' | 'rejected' | 'decided' | 'gone';

/** Words that backends are known to use beside the app's own; the calls are named 'approve' and 'reject'. */
const OUTCOMES: Record<string, Standing> = {
  [ACCEPTED]: 'accepted',
  approved: 'accepted',
  [REJECTED]: 'rejected',
  declined: 'rejected',
};

/** @param request undefined where the list does not have it, which may hold pending requests only */
export function standingOf(request: JoinRequest | undefined): Standing {
  if (request === undefined) return 'gone';
  if (isPending(request)) return 'pending';
  return OUTCOMES[applicationStatus(request, false)] ?? 'decided';
}
