import { useMemo } from 'react';
import {
  useSearchBoardsQuery,
  useSearchMembersQuery,
  type BoardSearch,
  type MemberSearch,
} from '@/api/boards';
import { isAborted, isUnauthorized } from '@/api/errors';
import { useAbortSuperseded } from '@/api/use-abort-superseded';
import type { Board } from '@/domain/board';
import { SEARCH_DEBOUNCE_MS } from '@/domain/limits';
import type { User } from '@/domain/user';
import { useDebouncedValue } from '@/lib/use-debounced-value';

export interface PaletteSearch {
  /** 'refused' where the backend answers only people who are signed in. */
  state: 'idle' | 'searching' | 'done' | 'failed' | 'refused';
  boards: readonly Board[];
  people: readonly User[];
  retry: () => void;
  /** The searches that run, to be given to `SupersededSearches`; null for none. */
  searches: { boards: BoardSearch; members: MemberSearch } | null;
}

/** Boards and people by what is typed, asked for once typing has stopped. @param typed trimmed; '' asks nothing */
export function usePaletteSearch(typed: string): PaletteSearch {
  const settled = useDebouncedValue(typed, SEARCH_DEBOUNCE_MS);
  // Emptied at once: nothing is asked for a text that is gone.
  const term = typed === '' ? '' : settled;
  const searches = useMemo(
    () => ({
      boards: { searchTerm: term },
      // As the Discover page asks without a filter, so that both share one answer.
      members: { searchTerm: term, role: null, minExperience: null, maxExperience: null },
    }),
    [term],
  );
  const skip = term === '';
  const boards = useSearchBoardsQuery(searches.boards, { skip });
  const members = useSearchMembersQuery(searches.members, { skip });
  const queries = [boards, members];
  const errors = queries.flatMap(({ error, isFetching }) =>
    error === undefined || isFetching || isAborted(error) ? [] : [error],
  );

  function stateNow(): PaletteSearch['state'] {
    if (typed === '') return 'idle';
    if (settled !== typed || queries.some(({ isFetching }) => isFetching)) return 'searching';
    if (errors.length === 0) return 'done';
    return errors.some(isUnauthorized) ? 'refused' : 'failed';
  }
  return {
    state: stateNow(),
    boards: skip ? [] : (boards.currentData ?? []),
    people: skip ? [] : (members.currentData ?? []),
    retry: () => queries.forEach((query) => query.isError && void query.refetch()),
    searches: skip ? null : searches,
  };
}

/** Cancels a search that another one has replaced. A part of its own: the empty term is the Discover page's, not ours. */
export function SupersededSearches({ boards, members }: NonNullable<PaletteSearch['searches']>) {
  useAbortSuperseded('searchBoards', boards);
  useAbortSuperseded('searchMembers', members);
  return null;
}
