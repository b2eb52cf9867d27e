import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { JoinRequest } from '@/domain/join-request';
import { joinRequestsApi } from './join-requests';

/** Dispatches API calls outside of hooks. */
export type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/**
 * Loads a board's requests as they are from now on.
 * @throws the error of loading the list; an Error where the person signs out meanwhile
 */
export async function loadRequestsAnew(dispatch: ApiDispatch, boardId: string): Promise<JoinRequest[]> {
  const { listBoardJoinRequests } = joinRequestsApi.endpoints;
  // A load that is already running may have been answered before, and a second one would only join it.
  await dispatch(joinRequestsApi.util.getRunningQueryThunk('listBoardJoinRequests', boardId));
  const load = listBoardJoinRequests.initiate(boardId, { forceRefetch: true, subscribe: false });
  // RTK Query has no error for what it drops while it is loading.
  const requests = (await dispatch(load).unwrap()) as JoinRequest[] | undefined;
  if (requests === undefined) throw new Error('The list was dropped while it was loading');
  return requests;
}
