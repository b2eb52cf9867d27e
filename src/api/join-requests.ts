import type { JoinRequest, OwnJoinRequest } from '@/domain/join-request';
import { pathSegment } from '@/lib/addresses/paths';
import { baseApi } from './base-api';
import { readResponse } from './base-query';
import { idTag, listTag } from './tags';
import { readList } from './wire/envelopes';
import { readJoinRequest } from './wire/read-join-request';

/**
 * Join requests; mutations are in `join-request-mutations`. Tags: LIST stands for the viewer's own requests, an id for
 * one board's requests.
 */
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
  }),
});

export const { useListBoardJoinRequestsQuery, useListMyJoinRequestsQuery } = joinRequestsApi;
