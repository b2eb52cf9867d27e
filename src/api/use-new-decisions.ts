import { isNewDecision } from '@/domain/join-request';
import { useAuth } from '@/identity/use-session';
import { seenDecisions } from '@/lib/stored/kept-list';
import { joinRequestsApi, useListMyJoinRequestsQuery } from './join-requests';

/** How many of the viewer's applications were decided since they last looked, on this device; 0 while unknown. */
export function useNewDecisions(): number {
  const { isLoggedIn } = useAuth();
  useListMyJoinRequestsQuery(undefined, { skip: !isLoggedIn });
  return useKnownNewDecisions();
}

/** The count from the cached list. Unlike `useNewDecisions` it never refetches. */
export function useKnownNewDecisions(): number {
  const { uid, isLoggedIn } = useAuth();
  const { data = [] } = joinRequestsApi.endpoints.listMyJoinRequests.useQueryState(undefined);
  const seen = seenDecisions.useItems(uid ?? '');
  return isLoggedIn ? data.filter((request) => isNewDecision(request, seen)).length : 0;
}
