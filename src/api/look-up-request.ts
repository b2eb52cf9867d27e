import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { JoinRequest } from '@/domain/join-request';
import { serverMessage } from './errors';
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

/**
 * Looks a request up in its board's freshly loaded list: a refusal (404, 409) alone does not tell its status.
 * @returns undefined where the list does not contain it
 * @throws the error of loading the list
 */
export async function lookUpRequest(
  dispatch: ApiDispatch,
  boardId: string,
  requestId: string,
): Promise<JoinRequest | undefined> {
  const requests = await loadRequestsAnew(dispatch, boardId);
  return requests.find(({ id }) => id === requestId);
}

/**
 * The text for a refused decision that can be tried again.
 * @param found 'pending' where the list still has the request as pending; null where the list could not be loaded
 */
export function refusalText(error: unknown, found: 'pending' | null): string {
  const text =
    found === 'pending'
      ? 'The server refused this, though the request is still pending. Try again.'
      : 'The server refused this, and the list could not be reloaded to see why. Try again.';
  return serverMessage(error) ?? text;
}
