import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { hasIdOnly, type JoinRequest, type OwnJoinRequest } from '@/domain/join-request';
import { pathSegment } from '@/lib/addresses/path-segment';
import { loadCode } from '@/lib/loading/load-code';
import { baseApi } from './base-api';
import { idTag, listTag } from './tags';
import { readList } from './wire/envelopes';
import { readJoinRequest } from './wire/read-join-request';

type FillIn = (requests: JoinRequest[], state: unknown) => JoinRequest[];

let fillIn: FillIn = (requests) => requests;

/** From now on a board's list has been through this before it is in the cache (`load-applicants`). */
export function fillListsBy(fill: FillIn): void {
  fillIn = fill;
}

/**
 * Join requests; mutations are in `join-request-mutations`. Tags: LIST stands for the viewer's own requests, an id for
 * one board's requests.
 */
export const joinRequestsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listBoardJoinRequests: build.query<JoinRequest[], string>({
      query: (boardId) => {
        const read = readList((json) => ({ ...readJoinRequest(json), boardId }), 'joinRequests');
        return {
          path: `/boards/${pathSegment(boardId)}/join-requests`,
          read: (json, getState) => fillIn(read(json), getState?.()),
        };
      },
      providesTags: (_requests, _error, boardId) => [idTag('JoinRequest', boardId)],
    }),
    listMyJoinRequests: build.query<OwnJoinRequest[], void>({
      query: () => ({ path: '/join-requests/user', read: readList(readJoinRequest, 'joinRequests') }),
      providesTags: [listTag('JoinRequest')],
    }),
  }),
});

export const { useListBoardJoinRequestsQuery, useListMyJoinRequestsQuery } = joinRequestsApi;

/**
 * A board's applications, for screens that show who has applied: where the server has sent only the ids of people, their
 * profiles are loaded into the list. Who needs no more than the list, such as My Boards, uses the query.
 */
export function useApplications(
  boardId: string,
  options: { pollingInterval?: number; refetchOnMountOrArgChange?: number } = {},
) {
  const store = useStore();
  const query = useListBoardJoinRequestsQuery(boardId, options);
  const isAnyUnknown = query.currentData?.some(hasIdOnly);
  useEffect(() => {
    if (!isAnyUnknown) return;
    // Most backends send the people, and need none of this.
    void loadCode(() => import('./load-applicants')).then(
      ({ loadApplicants }) => loadApplicants(store, boardId),
      // With the next list it is tried again.
      () => undefined,
    );
  }, [store, boardId, isAnyUnknown, query.fulfilledTimeStamp]);
  return query;
}
