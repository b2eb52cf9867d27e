import type { JoinRequest } from '@/domain/join-request';
import { baseApi } from './base-api';
import { idTag, listTag, whenDone } from './tags';
import { readList } from './wire/envelopes';
import { readJoinRequest } from './wire/read-join-request';

/** A decision names its board too: the board's members and requests change with it. */
interface Decision {
  requestId: string;
  boardId: string;
}

const decisionTags = whenDone<Decision>(({ boardId }) => [
  listTag('Board'),
  listTag('JoinRequest'),
  idTag('Board', boardId),
  idTag('JoinRequest', boardId),
]);

const decisionPath = (requestId: string, decision: 'approve' | 'reject') =>
  `/boards/join-requests/${encodeURIComponent(requestId)}/${decision}`;

/** Join requests. Tags: the list is the viewer's own requests, an id stands for one board's requests. */
export const joinRequestsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listBoardJoinRequests: build.query<JoinRequest[], string>({
      query: (boardId) => ({
        path: `/boards/${encodeURIComponent(boardId)}/join-requests`,
        read: readList(readJoinRequest),
      }),
      providesTags: (_requests, _error, boardId) => [idTag('JoinRequest', boardId)],
    }),
    listMyJoinRequests: build.query<JoinRequest[], void>({
      query: () => ({ path: '/join-requests/user', read: readList(readJoinRequest) }),
      providesTags: [listTag('JoinRequest')],
    }),
    /** For boards without questions; the others are applied to with `applyToBoard` (contract, 'Join-request creation'). */
    createJoinRequest: build.mutation<null, string>({
      query: (boardId) => ({ path: '/join-requests', method: 'POST', body: { boardId, answers: [] } }),
      invalidatesTags: whenDone<string>((boardId) => [
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
      invalidatesTags: decisionTags,
    }),
    rejectJoinRequest: build.mutation<null, Decision & { rejectionNote: string }>({
      query: ({ requestId, rejectionNote }) => ({
        path: decisionPath(requestId, 'reject'),
        method: 'PUT',
        body: { rejectionNote },
      }),
      invalidatesTags: decisionTags,
    }),
  }),
});

export const {
  useListBoardJoinRequestsQuery,
  useListMyJoinRequestsQuery,
  useCreateJoinRequestMutation,
  useApproveJoinRequestMutation,
  useRejectJoinRequestMutation,
} = joinRequestsApi;
