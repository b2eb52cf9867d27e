import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from './base-api';
import { idTag, listTag, type TagType } from './tags';

export interface Tag {
  type: TagType;
  id: string;
}
type State = Parameters<typeof baseApi.util.selectInvalidatedBy>[0];

/** What an application to a board changes. */
export const applicationTags = (boardId: string): Tag[] => [
  listTag('Board'),
  listTag('JoinRequest'),
  idTag('JoinRequest', boardId),
];

/** Loads again what has one of these tags, once more where that is loading already. */
export function reload(tags: Tag[]): ThunkAction<void, unknown, unknown, UnknownAction> {
  return (dispatch, getState) => {
    // RTK loads nothing twice at once, but what is loading may have been read before the change. Which tags it has is
    // known when it has arrived.
    for (const running of dispatch(baseApi.util.getRunningQueriesThunk())) {
      void running.then(() => {
        const stale = baseApi.util.selectInvalidatedBy(getState() as State, tags);
        if (stale.some(({ queryCacheKey }) => queryCacheKey === running.queryCacheKey))
          void running.refetch();
      });
    }
    dispatch(baseApi.util.invalidateTags(tags));
  };
}

/** What RTK Query hands to `onQueryStarted`, as far as it is used here. */
export interface Started {
  dispatch: (thunk: ReturnType<typeof reload>) => unknown;
  queryFulfilled: PromiseLike<unknown>;
}

export const hasSucceeded = (call: PromiseLike<unknown>): PromiseLike<boolean> =>
  call.then(
    () => true,
    () => false,
  );

/** For a mutation's `onQueryStarted`: loads again what has one of these tags, if the call succeeds. */
export function onSuccess<Arg>(tags: (arg: Arg) => Tag[]) {
  return async (arg: Arg, { dispatch, queryFulfilled }: Started): Promise<void> => {
    if (await hasSucceeded(queryFulfilled)) dispatch(reload(tags(arg)));
  };
}
