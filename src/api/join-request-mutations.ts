import { original } from '@reduxjs/toolkit';
import type { FetchArgs, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import type { JoinRequest } from '@/domain/join-request';
import { pathSegment } from '@/lib/addresses/paths';
import { baseApi } from './base-api';
import type { ApiError } from './errors';
import { joinRequestsApi } from './join-requests';
import { applicationTags, hasSucceeded, onSuccess, reload, type Started } from './reload';
import { idTag } from './tags';

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

type Notes = Partial<Pick<JoinRequest, 'acceptanceNote' | 'rejectionNote'>>;
/** Those on an earlier decision would tell another outcome. */
const NO_NOTES: Notes = { acceptanceNote: '', rejectionNote: '' };

const decide = (requestId: string, verb: 'approve' | 'reject', body: Notes): FetchArgs => ({
  url: `/boards/join-requests/${pathSegment(requestId)}/${verb}`,
  method: 'PUT',
  body,
});

const withRetryAfter = (error: ApiError, meta: FetchBaseQueryMeta | undefined): ApiError => ({
  ...error,
  retryAfter: meta?.response?.headers.get('Retry-After') ?? null,
});

export const joinRequestMutationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** For boards without questions; for the others there is `applyToBoard`. */
    createJoinRequest: build.mutation<unknown, string>({
      query: (boardId) => ({ url: '/join-requests', method: 'POST', body: { boardId, answers: [] } }),
      onQueryStarted: onSuccess(applicationTags),
    }),
    approveJoinRequest: build.mutation<unknown, Decision & { acceptanceNote: string }>({
      query: ({ requestId, acceptanceNote }) => decide(requestId, 'approve', { acceptanceNote }),
      transformErrorResponse: withRetryAfter,
      onQueryStarted: markDecided,
    }),
    rejectJoinRequest: build.mutation<unknown, Decision & { rejectionNote: string }>({
      query: ({ requestId, rejectionNote }) => decide(requestId, 'reject', { rejectionNote }),
      transformErrorResponse: withRetryAfter,
      onQueryStarted: markDecided,
    }),
  }),
});

async function markDecided(
  { requestId, boardId, ...notes }: Decision & Notes,
  { dispatch, queryFulfilled }: Started,
): Promise<void> {
  if (!(await hasSucceeded(queryFulfilled))) return;
  const patch = joinRequestsApi.util.updateQueryData('listBoardJoinRequests', boardId, (requests) =>
    // The original list: going through the draft would wrap every request of a long list in a proxy.
    (original(requests) ?? requests).map((request) =>
      request.id === requestId ? { ...request, status: DECIDED_STATUS, ...NO_NOTES, ...notes } : request,
    ),
  );
  dispatch(patch as never);
}

/** Reloads what decisions have changed. Dispatch it once, after the last of them. */
export function reloadAfterDecisions(boardId: string) {
  return reload([...applicationTags(boardId), idTag('Board', boardId)]);
}

export const { useCreateJoinRequestMutation } = joinRequestMutationsApi;
