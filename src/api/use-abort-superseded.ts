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

/** Cancels that search if it is running and has never been answered. */
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
 * Cancels a search on the wire as soon as another one takes its place or its screen is left: the query hooks only stop
 * listening to it. One that already has an answer and is being refreshed runs on, so that nothing stale stays cached.
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
      // Later in the same task: an effect that is only run again (another search, StrictMode) is no leaving.
      queueMicrotask(() => {
        if (!isMounted.current) dispatch(abortSearch(name, latest.current));
      });
    };
  }, [dispatch, name, search]);
}
