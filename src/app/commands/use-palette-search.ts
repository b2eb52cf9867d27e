import { useMemo } from 'react';
import { useSearchBoardsQuery, useSearchMembersQuery } from '@/api/boards';
import { isAborted, isUnauthorized } from '@/api/errors';
import { useAbortSuperseded } from '@/api/use-abort-superseded';
import type { Board } from '@/domain/board';
import { SEARCH_DEBOUNCE_MS } from '@/domain/limits';
import type { User } from '@/domain/user';
import { useDebouncedValue } from '@/lib/typing/use-debounced-value';
import { ranked } from './ranked';

export interface PaletteSearch {
  /** 'signInNeeded' where the backend answers signed-in people only. */
  state: 'idle' | 'searching' | 'done' | 'failed' | 'signInNeeded';
  boards: readonly Board[];
  people: readonly User[];
  retry: () => void;
}

/** Searches boards and people once typing has stopped. @param typed trimmed; '' searches nothing */
export function usePaletteSearch(typed: string): PaletteSearch {
  const settled = useDebouncedValue(typed, SEARCH_DEBOUNCE_MS);
  // Not debounced: a cleared field searches nothing at once.
  const term = typed === '' ? '' : settled;
  const searches = useMemo(
    () => ({
      boards: { searchTerm: term },
      // The same arguments as the Discover page without filters, so that both share the cached answer.
      members: { searchTerm: term, role: null, minExperience: null, maxExperience: null },
    }),
    [term],
  );
  const skip = term === '';
  // Until the search for what is typed now begins, Enter must not choose what was found for the first letters only.
  const stillFitting = <T>(
    found: readonly T[] | undefined,
    textOf: Parameters<typeof ranked<T>>[2],
  ): readonly T[] => {
    if (skip || found === undefined) return [];
    return settled === typed ? found : ranked(found, typed, textOf);
  };
  const boards = useSearchBoardsQuery(searches.boards, { skip });
  const members = useSearchMembersQuery(searches.members, { skip });
  // The empty search is other screens', and goes on.
  useAbortSuperseded('searchBoards', skip ? null : searches.boards);
  useAbortSuperseded('searchMembers', skip ? null : searches.members);
  const queries = [boards, members];
  const errors = queries.flatMap(({ error, isFetching }) =>
    error === undefined || isFetching || isAborted(error) ? [] : [error],
  );

  function stateNow(): PaletteSearch['state'] {
    if (typed === '') return 'idle';
    if (settled !== typed || queries.some(({ isFetching }) => isFetching)) return 'searching';
    if (errors.length === 0) return 'done';
    return errors.some(isUnauthorized) ? 'signInNeeded' : 'failed';
  }
  return {
    state: stateNow(),
    boards: stillFitting(boards.currentData, ({ name, boardType }) => ({ label: name, keywords: boardType })),
    people: stillFitting(members.currentData, ({ name, username }) => ({
      label: name,
      keywords: [username],
    })),
    retry: () => queries.forEach((query) => query.isError && void query.refetch()),
  };
}
