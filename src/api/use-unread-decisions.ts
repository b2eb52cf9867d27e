import { isUnreadDecision } from '@/domain/join-request';
import { useAuth } from '@/identity/use-session';
import { readDecisions } from '@/lib/stored/stored-list';
import { joinRequestsApi, useListMyJoinRequestsQuery } from './join-requests';

/** The number of unread decisions on the viewer's applications, on this device; 0 while unknown. */
export function useUnreadDecisionCount(): number {
  const { isLoggedIn } = useAuth();
  useListMyJoinRequestsQuery(undefined, { skip: !isLoggedIn });
  return useCachedUnreadDecisionCount();
}

/** The count from the cached list. Sends no request. */
export function useCachedUnreadDecisionCount(): number {
  const { uid, isLoggedIn } = useAuth();
  const { data = [] } = joinRequestsApi.endpoints.listMyJoinRequests.useQueryState(undefined);
  const read = readDecisions.useItems(uid ?? '');
  return isLoggedIn ? data.filter((request) => isUnreadDecision(request, read)).length : 0;
}
