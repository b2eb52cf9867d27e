import type { Store } from '@reduxjs/toolkit';
import { errorText, isAborted, isRejectedByBody } from '@/api/errors';
import { baseApi } from '@/api/base-api';
import { decisionTags, joinRequestsApi } from '@/api/join-requests';
import { refetch, type ApiDispatch } from '@/api/refetch';
import { requestList, type Decision } from '@/domain/review/decision';
import { readRetryAfter } from '@/domain/review/retry-after';
import { readSendResponse, type SendResponse } from '@/domain/review/send-response';
import { selectAuth } from '@/identity/use-session';
import type { ReviewBackend } from './send';

type AppState = Parameters<typeof selectAuth>[0];

function readError(error: unknown): SendResponse {
  const text = errorText(error);
  const { status, retryAfter } = (error ?? {}) as { status?: unknown; retryAfter?: string };
  if (isRejectedByBody(error)) return { kind: 'rejected', text };
  const code = isAborted(error) || typeof status !== 'number' ? null : status;
  return readSendResponse(code, text, readRetryAfter(retryAfter ?? null, new Date()));
}

/** The API for one account. It sends nothing while another one is signed in. */
export function reviewBackend(
  store: Pick<Store<AppState>, 'dispatch' | 'getState'>,
  account: string,
): ReviewBackend {
  const dispatch = store.dispatch as ApiDispatch;
  const { approveJoinRequest, rejectJoinRequest, listBoardJoinRequests } = joinRequestsApi.endpoints;
  const isSignedIn = () => selectAuth(store.getState()).uid === account;
  const call = (boardId: string, { requestId, outcome, note }: Decision) => {
    const options = { track: false };
    return outcome === 'accept'
      ? dispatch(approveJoinRequest.initiate({ requestId, boardId, acceptanceNote: note }, options)).unwrap()
      : dispatch(rejectJoinRequest.initiate({ requestId, boardId, rejectionNote: note }, options)).unwrap();
  };
  return {
    async decide(boardId, decision) {
      // A call carries the token of the signed-in account.
      if (!isSignedIn()) return { kind: 'signedOut' };
      try {
        await call(boardId, decision);
        return { kind: 'done' };
      } catch (error) {
        return readError(error);
      }
    },
    async loadList(boardId) {
      if (!isSignedIn()) throw new Error('Another account is signed in');
      const loadedAt = Date.now();
      return requestList(await refetch(dispatch, listBoardJoinRequests, boardId), loadedAt);
    },
    invalidateDecisions: (boardId) => dispatch(baseApi.util.invalidateTags(decisionTags(boardId))),
  };
}
