import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { JoinRequest } from '@/domain/join-request';
import { serverMessage } from './errors';
import { joinRequestsApi } from './join-requests';

/** What calls are dispatched with, outside of hooks. */
export type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/**
 * Looks a request up in its board's list, loaded afresh: a refusal alone (404, 409) does not tell how it stands.
 * @returns undefined where the list does not have it
 * @throws what stood in the way of the list
 */
export async function lookUpRequest(
  dispatch: ApiDispatch,
  boardId: string,
  requestId: string,
): Promise<JoinRequest | undefined> {
  const { listBoardJoinRequests } = joinRequestsApi.endpoints;
  // A reload that is running may have been answered before the refusal, and another would only join it.
  await dispatch(joinRequestsApi.util.getRunningQueryThunk('listBoardJoinRequests', boardId));
  const list = listBoardJoinRequests.initiate(boardId, { forceRefetch: true, subscribe: false });
  const requests = await dispatch(list).unwrap();
  return requests.find(({ id }) => id === requestId);
}

/**
 * What a refused decision says that may be tried again.
 * @param found 'pending' where the list still has the request so; null where the list could not be loaded
 */
export function refusalText(error: unknown, found: 'pending' | null): string {
  const text =
    found === 'pending'
      ? 'The server refused this, though the request is still pending. Try again.'
      : 'The server refused this, and the list could not be reloaded to see why. Try again.';
  return serverMessage(error) ?? text;
}
