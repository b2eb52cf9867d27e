import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
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

/** How many places on screen show each search. Two may show the same one, as Discover and the command palette. */
const holders = new Map<string, number>();

function hold(key: string, change: 1 | -1): void {
  const count = (holders.get(key) ?? 0) + change;
  if (count > 0) holders.set(key, count);
  else holders.delete(key);
}

/**
 * Aborts a search as soon as another one replaces it or its screen is left; the query hooks alone would only stop
 * listening. A search that has an answer and is being refreshed goes on, so that nothing stale stays in the cache,
 * and so does one that is shown elsewhere.
 * @param search the same object for as long as it is the same search; null for none
 */
export function useAbortSuperseded<Name extends keyof Searches>(
  name: Name,
  search: Searches[Name] | null,
): void {
  const dispatch = useDispatch<Dispatch>();
  useEffect(() => {
    if (search === null) return;
    const key = name + JSON.stringify(search);
    hold(key, 1);
    return () => {
      hold(key, -1);
      // Later in the same task: an effect that only runs again (in StrictMode) holds the search again.
      queueMicrotask(() => {
        if (!holders.has(key)) dispatch(abortSearch(name, search));
      });
    };
  }, [dispatch, name, search]);
}
