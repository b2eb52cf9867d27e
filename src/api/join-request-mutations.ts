import { original } from '@reduxjs/toolkit';
import type { JoinRequest } from '@/domain/join-request';
import { pathSegment } from '@/lib/addresses/path-segment';
import { baseApi } from './base-api';
import { joinRequestsApi } from './join-requests';
import { onSuccess, reload } from './reload';
import { idTag, listTag } from './tags';

/**
 * Names the board as well, whose list marks the request as decided at once. Nothing is reloaded after each: the sender
 * reloads once at the end (`reloadAfterDecisions`).
 */
interface Decision {
  requestId: string;
  boardId: string;
}

/** The status in the cached list until it is reloaded; which word the server uses is not known. */
const DECIDED_STATUS = 'decided';

const decisionPath = (requestId: string, verb: 'approve' | 'reject') =>
  `/boards/join-requests/${pathSegment(requestId)}/${verb}`;

export const joinRequestMutationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** For boards without questions; for the others there is `applyToBoard`. */
    createJoinRequest: build.mutation<null, string>({
      query: (boardId) => ({ path: '/join-requests', method: 'POST', body: { boardId, answers: [] } }),
      onQueryStarted: onSuccess<string>((boardId) => [
        listTag('Board'),
        listTag('JoinRequest'),
        idTag('JoinRequest', boardId),
      ]),
    }),
    approveJoinRequest: build.mutation<null, Decision & { acceptanceNote: string }>({
      query: ({ requestId, acceptanceNote }) => ({
        path: decisionPath(requestId, 'approve'),
        method: 'PUT',
        body: { acceptanceNote },
      }),
      onQueryStarted: async (decision, { dispatch, queryFulfilled }) => {
        await markDecided(dispatch, decision, queryFulfilled, { acceptanceNote: decision.acceptanceNote });
      },
    }),
    rejectJoinRequest: build.mutation<null, Decision & { rejectionNote: string }>({
      query: ({ requestId, rejectionNote }) => ({
        path: decisionPath(requestId, 'reject'),
        method: 'PUT',
        body: { rejectionNote },
      }),
      onQueryStarted: async (decision, { dispatch, queryFulfilled }) => {
        await markDecided(dispatch, decision, queryFulfilled, { rejectionNote: decision.rejectionNote });
      },
    }),
  }),
});

async function markDecided(
  dispatch: (action: never) => unknown,
  { requestId, boardId }: Decision,
  isDone: PromiseLike<unknown>,
  notes: Partial<Pick<JoinRequest, 'acceptanceNote' | 'rejectionNote'>>,
): Promise<void> {
  try {
    await isDone;
  } catch {
    return;
  }
  const patch = joinRequestsApi.util.updateQueryData('listBoardJoinRequests', boardId, (requests) =>
    // The original list: going through the draft would wrap every request of a long list in a proxy.
    (original(requests) ?? requests).map((request) =>
      request.id === requestId ? { ...request, status: DECIDED_STATUS, ...notes } : request,
    ),
  );
  dispatch(patch as never);
}

/** Reloads what decisions have changed. Dispatch it once, after the last of them. */
export function reloadAfterDecisions(boardId: string) {
  return reload([
    listTag('Board'),
    listTag('JoinRequest'),
    idTag('Board', boardId),
    idTag('JoinRequest', boardId),
  ]);
}

export const { useCreateJoinRequestMutation } = joinRequestMutationsApi;
