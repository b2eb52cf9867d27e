import { original, type Store } from '@reduxjs/toolkit';
import { hasIdOnly, type JoinRequest } from '@/domain/join-request';
import { displayName, type User } from '@/domain/user';
import { selectAuth } from '@/identity/session-selectors';
import type { WithApi } from './base-api';
import { isTooMany, isUnauthorized, type ApiError } from './errors';
import { fillListsBy, joinRequestsApi } from './join-requests';
import type { ApiDispatch } from './load-anew';
import { profileApi } from './profile';

/** How many profiles are loaded at the same time; the list is changed once for all of these. */
const AT_ONCE = 6;

/** Those whom the cache knows, by id: from a list that was filled before, or by now from their profile. */
function peopleIn({ api }: WithApi): ReadonlyMap<string, User> {
  const people = new Map<string, User>();
  const queries = Object.values(api.queries);
  for (const query of queries) {
    if (query?.endpointName !== 'listBoardJoinRequests') continue;
    for (const { user } of (query.data ?? []) as JoinRequest[]) {
      if (displayName(user, '') !== '' || !people.has(user.id)) people.set(user.id, user);
    }
  }
  for (const query of queries) {
    if (query?.endpointName !== 'getProfile' || !query.data) continue;
    const id = String(query.originalArgs);
    // Backends may have two ids for a person; decisions and drafts go by the one in the list.
    people.set(id, { ...(query.data as User), id });
  }
  return people;
}

/** @param state of the store; undefined for what was kept, of which nothing else is known */
function filledIn(requests: JoinRequest[], state: unknown): JoinRequest[] {
  if (state === undefined || !requests.some(hasIdOnly)) return requests;
  const people = peopleIn(state as WithApi);
  return requests.map((request) => {
    const user = hasIdOnly(request) ? people.get(request.user.id) : undefined;
    return user === undefined ? request : { ...request, user };
  });
}

// From now on a list that is loaded again has them before anything shows it.
fillListsBy(filledIn);

/** By store: the boards that are being seen to, and those whose profile is being loaded, or can't be had; each by account. */
const asked = new WeakMap<object, Set<string>>();

/** Whether the server has said that there is no profile, or none for this account. */
function isNobody({ data, error }: { data?: User | null | undefined; error?: unknown }): boolean {
  const { status } = (error ?? {}) as Partial<ApiError>;
  const hasRefused = typeof status === 'number' && status < 500;
  return data === null || (hasRefused && !isUnauthorized(error) && !isTooMany(error));
}

/**
 * Loads the profiles of those of whom a board's list has only the id, a few at once, and puts them into every list. Nothing
 * subscribes to them: the lists keep what has been read. Who cannot be loaded stays as they are; those whose answer was
 * lost are asked for again with the next list.
 */
export async function loadApplicants(store: Store, boardId: string): Promise<void> {
  const dispatch = store.dispatch as ApiDispatch;
  const select = joinRequestsApi.endpoints.listBoardJoinRequests.select(boardId);
  const listNow = () => select(store.getState() as Parameters<typeof select>[0]);
  const uidNow = () => selectAuth(store.getState() as Parameters<typeof selectAuth>[0]).uid;
  const uid = uidNow();
  const claimed = asked.get(store) ?? new Set();
  asked.set(store, claimed);
  const keyOf = (id: string) => `${uid} ${id}`;
  const board = keyOf(`of ${boardId}`);
  if (claimed.has(board)) return;
  claimed.add(board);
  const tried = new Set<string>();
  let loadedAt: number | undefined;

  // Somebody else may have signed in, or the board may have been left long ago: there is no list then.
  while (uidNow() === uid) {
    const { data = [], fulfilledTimeStamp } = listNow();
    // The list has come anew: another occasion for those whose answer was lost.
    if (fulfilledTimeStamp !== loadedAt) tried.clear();
    loadedAt = fulfilledTimeStamp;
    const unknown = new Set(data.flatMap((request) => (hasIdOnly(request) ? request.user.id : [])));
    const some = [...unknown].filter((id) => !tried.has(id) && !claimed.has(keyOf(id))).slice(0, AT_ONCE);
    if (some.length === 0) break;
    for (const id of some) {
      tried.add(id);
      claimed.add(keyOf(id));
    }
    const answers = await Promise.all(
      some.map((id) => dispatch(profileApi.endpoints.getProfile.initiate(id, { subscribe: false }))),
    );
    const isSame = uidNow() === uid;
    some.forEach((id, index) => {
      if (!isSame || !isNobody(answers[index] ?? {})) claimed.delete(keyOf(id));
    });
    if (isSame) putIntoLists(store);
    // Where none of them was answered, the next ones would not be either, as long as it is the same list.
    const isAnyAnswered = answers.some((answer) => answer.data || isNobody(answer));
    if (!isAnyAnswered && listNow().fulfilledTimeStamp === loadedAt) break;
  }
  claimed.delete(board);
}

/** Another board's list, too, may wait for the same people. */
function putIntoLists({ dispatch, getState }: Store): void {
  const { selectCachedArgsForQuery, updateQueryData } = joinRequestsApi.util;
  const state = getState() as Parameters<typeof selectCachedArgsForQuery>[0];
  for (const boardId of selectCachedArgsForQuery(state, 'listBoardJoinRequests')) {
    const patch = updateQueryData('listBoardJoinRequests', boardId, (requests) =>
      // The original list: going through the draft would wrap every request of a long list in a proxy.
      filledIn(original(requests) ?? requests, getState()),
    );
    dispatch(patch as never);
  }
}
