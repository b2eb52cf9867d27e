import type { Store } from '@reduxjs/toolkit';
import { boardsApi } from '@/api/boards';
import { errorText, isAborted, isNotFound, serverMessage } from '@/api/errors';
import { joinRequestMutationsApi, reloadAfterDecisions } from '@/api/join-request-mutations';
import { joinRequestsApi } from '@/api/join-requests';
import { loadAnew, type ApiDispatch } from '@/api/load-anew';
import type { Delivery } from '@/domain/review/delivery';
import { readSendAnswer, type SendAnswer } from '@/domain/review/send-answer';
import { readRetryAfter } from '@/domain/review/retry-after';
import { selectAuth } from '@/identity/session-selectors';
import type { ReviewBackend } from './review-ports';

type AppStore = Pick<Store<Parameters<typeof selectAuth>[0]>, 'dispatch' | 'getState'>;

function call(dispatch: ApiDispatch, { requestId, boardId, outcome, note }: Delivery) {
  const { approveJoinRequest, rejectJoinRequest } = joinRequestMutationsApi.endpoints;
  const request = { requestId, boardId };
  const options = { track: false };
  return outcome === 'accept'
    ? dispatch(approveJoinRequest.initiate({ ...request, acceptanceNote: note }, options)).unwrap()
    : dispatch(rejectJoinRequest.initiate({ ...request, rejectionNote: note }, options)).unwrap();
}

function answerTo(error: unknown): SendAnswer {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null;
  const text = errorText(error);
  if (status === 'REFUSED') return { kind: 'refused', text };
  if (isAborted(error) || typeof status !== 'number') return { kind: 'unknown', text };
  const { retryAfter } = error as { retryAfter?: string };
  const answer = readSendAnswer(status, text, readRetryAfter(retryAfter ?? null, new Date()));
  // What there is to say without the server's own words depends on the list.
  return answer.kind === 'disputed' ? { ...answer, text: serverMessage(error) ?? '' } : answer;
}

/** A list of requests may be missing for other reasons. */
async function isBoardGone(dispatch: ApiDispatch, boardId: string): Promise<boolean> {
  return loadAnew(dispatch, boardsApi.endpoints.getBoard, boardId).then(() => false, isNotFound);
}

/** The app's API, for one account. */
export function reviewBackend(store: AppStore, account: string): ReviewBackend {
  const dispatch = store.dispatch as ApiDispatch;
  return {
    async decide(delivery) {
      // Calls carry the token of whoever is signed in.
      if (selectAuth(store.getState()).uid !== account) return { kind: 'signedOut', text: '' };
      try {
        await call(dispatch, delivery);
        return { kind: 'done' };
      } catch (error) {
        return answerTo(error);
      }
    },
    async loadList(boardId) {
      try {
        return await loadAnew(dispatch, joinRequestsApi.endpoints.listBoardJoinRequests, boardId);
      } catch (error) {
        if (isNotFound(error) && (await isBoardGone(dispatch, boardId))) return null;
        throw error;
      }
    },
    sendingEnded: (boardIds) => boardIds.forEach((boardId) => dispatch(reloadAfterDecisions(boardId))),
  };
}
