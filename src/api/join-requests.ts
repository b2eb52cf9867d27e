import { original } from '@reduxjs/toolkit';
import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import type { JoinRequest, OwnJoinRequest } from '@/domain/join-request';
import { pathSegment } from '@/lib/addresses/paths';
import { baseApi } from './base-api';
import { readResponse } from './base-query';
import type { ApiError } from './errors';
import { applicationTags, idTag, listTag, unlessRejected } from './tags';
import { readList } from './wire/envelopes';
import { readJoinRequest } from './wire/read-join-request';

interface Decision {
  requestId: string;
  /** The board whose cached list is updated. */
  boardId: string;
}
type Notes = Pick<JoinRequest, 'acceptanceNote' | 'rejectionNote'>;

/** The status in the cached list until the refetch, because backends use different words. */
const DECIDED_STATUS = 'decided';

const decisionPath = (requestId: string, verb: 'approve' | 'reject') =>
  `/boards/join-requests/${pathSegment(requestId)}/${verb}`;

const withRetryAfter = (error: ApiError, meta: FetchBaseQueryMeta | undefined): ApiError => ({
  ...error,
  retryAfter: meta?.response?.headers.get('Retry-After') ?? null,
});

/** Join requests. Tags: LIST stands for the viewer's own requests, an id for one board's requests. */
export const joinRequestsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listBoardJoinRequests: build.query<JoinRequest[], string>({
      query: (boardId) => ({
        url: `/boards/${pathSegment(boardId)}/join-requests`,
        responseHandler: readResponse(
          readList((json) => ({ ...readJoinRequest(json), boardId }), 'joinRequests'),
        ),
      }),
      providesTags: (_requests, _error, boardId) => [idTag('JoinRequest', boardId)],
    }),
    listMyJoinRequests: build.query<OwnJoinRequest[], void>({
      query: () => ({
        url: '/join-requests/user',
        responseHandler: readResponse(readList(readJoinRequest, 'joinRequests')),
      }),
      providesTags: [listTag('JoinRequest')],
    }),
    /** Applies to a board without questions; `applyToBoard` is for boards with questions. */
    createJoinRequest: build.mutation<unknown, string>({
      query: (boardId) => ({ url: '/join-requests', method: 'POST', body: { boardId, answers: [] } }),
      invalidatesTags: unlessRejected(applicationTags),
    }),
    // Decisions invalidate nothing: the desk sends many, and refetches once after the last (`decisionTags`).
    approveJoinRequest: build.mutation<unknown, Decision & { acceptanceNote: string }>({
      query: ({ requestId, acceptanceNote }) => ({
        url: decisionPath(requestId, 'approve'),
        method: 'PUT',
        body: { acceptanceNote },
      }),
      transformErrorResponse: withRetryAfter,
      onQueryStarted: markDecided,
    }),
    rejectJoinRequest: build.mutation<unknown, Decision & { rejectionNote: string }>({
      query: ({ requestId, rejectionNote }) => ({
        url: decisionPath(requestId, 'reject'),
        method: 'PUT',
        body: { rejectionNote },
      }),
      transformErrorResponse: withRetryAfter,
      onQueryStarted: markDecided,
    }),
  }),
});

async function markDecided(
  { requestId, boardId, acceptanceNote = '', rejectionNote = '' }: Decision & Partial<Notes>,
  { dispatch, queryFulfilled }: { dispatch: (action: never) => unknown; queryFulfilled: Promise<unknown> },
): Promise<void> {
  try {
    await queryFulfilled;
  } catch {
    return;
  }
  const changes = { status: DECIDED_STATUS, acceptanceNote, rejectionNote };
  const patch = joinRequestsApi.util.updateQueryData('listBoardJoinRequests', boardId, (requests) =>
    // Reads the original list: Immer's draft would wrap each request in a proxy, which is slow for long lists.
    (original(requests) ?? requests).map((request) =>
      request.id === requestId ? { ...request, ...changes } : request,
    ),
  );
  dispatch(patch as never);
}

/** Tags to invalidate after decisions about a board's applicants. */
export const decisionTags = (boardId: string) => [...applicationTags(boardId), idTag('Board', boardId)];

export const { useListBoardJoinRequestsQuery, useListMyJoinRequestsQuery, useCreateJoinRequestMutation } =
  joinRequestsApi;
