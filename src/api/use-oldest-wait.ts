import { oldestPending, waitedText } from '@/domain/waiting';
import { daysSince } from '@/lib/dates';
import { joinRequestsApi } from './join-requests';

/**
 * @returns 'oldest waits 34 days', of the pending applications to a board, once their list has been loaded for something
 * else: no call is made for it; null for none, and on the first day
 */
export function useOldestWait(boardId: string): string | null {
  const { data } = joinRequestsApi.endpoints.listBoardJoinRequests.useQueryState(boardId);
  const days = daysSince(oldestPending(data ?? []));
  return days ? `oldest waits ${waitedText(days)}` : null;
}
