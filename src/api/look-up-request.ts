import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { JoinRequest } from '@/domain/join-request';
import { serverMessage } from './errors';
import { joinRequestsApi } from './join-requests';

/** Dispatches API calls outside of hooks. */
export type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

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
  const { listBoardJoinRequests } = joinRequestsApi.endpoints;
  // A reload that is already running may have been answered before the refusal, and a second one would only join
  // it.
  await dispatch(joinRequestsApi.util.getRunningQueryThunk('listBoardJoinRequests', boardId));
  const list = listBoardJoinRequests.initiate(boardId, { forceRefetch: true, subscribe: false });
  const requests = await dispatch(list).unwrap();
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
