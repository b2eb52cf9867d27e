import type { Store } from '@reduxjs/toolkit';
import { errorText, isAborted } from '@/api/errors';
import { joinRequestsApi, reloadAfterDecisions } from '@/api/join-requests';
import { loadRequestsAnew, type ApiDispatch } from '@/api/look-up-request';
import { readSendAnswer, type Delivery, type SendAnswer } from '@/domain/review/delivery';
import { readRetryAfter } from '@/domain/review/retry-after';
import { selectAuth } from '@/identity/session-selectors';
import type { ReviewBackend } from './review-ports';

type AppStore = Pick<Store<Parameters<typeof selectAuth>[0]>, 'dispatch' | 'getState'>;

function call(dispatch: ApiDispatch, { requestId, boardId, outcome, note }: Delivery) {
  const { approveJoinRequest, rejectJoinRequest } = joinRequestsApi.endpoints;
  const request = { requestId, boardId, isOneOfMany: true };
  const options = { track: false };
  return outcome === 'accept'
    ? dispatch(approveJoinRequest.initiate({ ...request, acceptanceNote: note }, options)).unwrap()
    : dispatch(rejectJoinRequest.initiate({ ...request, rejectionNote: note }, options)).unwrap();
}

/** What a failed call says about a decision. */
export function answerTo(error: unknown): SendAnswer {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null;
  if (status === 'REFUSED') return { kind: 'refused', text: errorText(error) };
  if (isAborted(error) || typeof status !== 'number') return { kind: 'unknown' };
  const { retryAfter } = error as { retryAfter?: string };
  return readSendAnswer(status, errorText(error), readRetryAfter(retryAfter ?? null, new Date()));
}

/** The app's API, for one account. */
export function reviewBackend(store: AppStore, account: string): ReviewBackend {
  const dispatch = store.dispatch as ApiDispatch;
  return {
    async decide(delivery) {
      // Calls carry the token of whoever is signed in.
      if (selectAuth(store.getState()).uid !== account) return { kind: 'signedOut' };
      try {
        await call(dispatch, delivery);
        return { kind: 'done' };
      } catch (error) {
        return answerTo(error);
      }
    },
    loadList: (boardId) => loadRequestsAnew(dispatch, boardId),
    sendingEnded: (boardIds) => boardIds.forEach((boardId) => dispatch(reloadAfterDecisions(boardId))),
  };
}
