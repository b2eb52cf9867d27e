import { isDecided } from '@/domain/application-status';
import { useAuth } from '@/identity/session-selectors';
import { useSeenDecisions } from '@/lib/seen-decisions';
import { useListMyJoinRequestsQuery } from './join-requests';

/** How many of the viewer's applications were decided since they last looked, on this device; 0 while unknown. */
export function useNewDecisions(): number {
  const { uid, isLoggedIn } = useAuth();
  const { data = [] } = useListMyJoinRequestsQuery(undefined, { skip: !isLoggedIn });
  const seen = useSeenDecisions(uid ?? '');
  return isLoggedIn ? data.filter((request) => isDecided(request) && !seen.has(request.id)).length : 0;
}
