import { oldestPending, waitedText } from '@/domain/waiting';
import { daysSince } from '@/lib/dates';
import { useToday } from '@/lib/hooks/use-today';
import { joinRequestsApi } from './join-requests';

const { useQueryState, useQuerySubscription } = joinRequestsApi.endpoints.listBoardJoinRequests;

/**
 * @param isAsked the list of applications is loaded for it; otherwise only what has been loaded for something else counts
 * @returns 'oldest waits 34 days', of the pending applications to a board; null for none, on the first day, and where
 * the list cannot be had
 */
export function useOldestWait(boardId: string, isAsked = false): string | null {
  useQuerySubscription(boardId, { skip: !isAsked });
  const { data } = useQueryState(boardId);
  useToday();
  const days = daysSince(oldestPending(data ?? []));
  return days ? `oldest waits ${waitedText(days)}` : null;
}
