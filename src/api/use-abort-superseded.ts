import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { boardsApi, type BoardSearch, type MemberSearch } from './boards';

interface Searches {
  searchBoards: BoardSearch;
  searchMembers: MemberSearch;
}

type State = Parameters<ReturnType<typeof boardsApi.endpoints.searchBoards.select>>[0];
type Dispatch = ThunkDispatch<State, unknown, UnknownAction>;

/** Cancels that search if it is running and has no answer yet. */
function abortSearch<Name extends keyof Searches>(name: Name, search: Searches[Name]) {
  return (dispatch: Dispatch, getState: () => State) => {
    const select = boardsApi.endpoints[name].select as (arg: Searches[Name]) => (state: State) => {
      data?: unknown;
    };
    if (select(search)(getState()).data !== undefined) return;
    dispatch(boardsApi.util.getRunningQueryThunk(name, search as never))?.abort();
  };
}

/**
 * Aborts a search as soon as another one replaces it or its screen is left; the query hooks alone would only stop
 * listening. A search that has an answer and is being refreshed goes on, so that nothing stale stays in the cache.
 * @param search the same object for as long as it is the same search
 */
export function useAbortSuperseded<Name extends keyof Searches>(name: Name, search: Searches[Name]): void {
  const dispatch = useDispatch<Dispatch>();
  const latest = useRef(search);
  const isMounted = useRef(true);

  useEffect(() => {
    isMounted.current = true;
    if (latest.current !== search) dispatch(abortSearch(name, latest.current));
    latest.current = search;
    return () => {
      isMounted.current = false;
      // Later in the same task: when the effect only runs again (another search, StrictMode), the screen has not
      // been left.
      queueMicrotask(() => {
        if (!isMounted.current) dispatch(abortSearch(name, latest.current));
      });
    };
  }, [dispatch, name, search]);
}
