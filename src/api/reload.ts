import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from './base-api';
import type { TagType } from './tags';

interface Tag {
  type: TagType;
  id: string;
}
type State = Parameters<typeof baseApi.util.selectInvalidatedBy>[0];

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

interface Started {
  dispatch: (thunk: ReturnType<typeof reload>) => void;
  queryFulfilled: PromiseLike<unknown>;
}

/** For a mutation's `onQueryStarted`: loads again what has one of these tags, if the call succeeds. */
export function onSuccess<Arg>(tags: (arg: Arg) => Tag[]) {
  return async (arg: Arg, { dispatch, queryFulfilled }: Started): Promise<void> => {
    try {
      await queryFulfilled;
    } catch {
      return;
    }
    dispatch(reload(tags(arg)));
  };
}
