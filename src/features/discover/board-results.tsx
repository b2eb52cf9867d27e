import { useMemo } from 'react';
import { useSearchBoardsQuery } from '@/api/boards';
import { useWithKept } from '@/api/kept-answers';
import { BoardCard, BoardCardSkeleton } from '@/components/board-card';
import { BOARD_CARD_HEIGHT_PX } from '@/components/card-heights';
import { useAuth } from '@/identity/session-selectors';
import { arrangeBoards } from './arrange-boards';
import { BoardFilters } from './board-filters';
import { BoardRelation } from './board-relation';
import { Results } from './results';
import type { DiscoverAddress } from './use-discover-address';

export function BoardResults({ address, onClear }: { address: DiscoverAddress; onClear: () => void }) {
  const { isLoggedIn } = useAuth();
  const term = address.term.trim();
  const type = address.params.get('type') ?? '';
  const order = address.params.get('sort') ?? '';
  const search = useMemo(() => ({ searchTerm: term, ...(type === '' ? {} : { type }) }), [term, type]);
  const query = useWithKept(useSearchBoardsQuery(search));
  const { kept } = query;
  const found = kept?.data ?? query.data;
  const boards = useMemo(() => found && arrangeBoards(found, type, order), [found, type, order]);
  return (
    <>
      {kept?.mark}
      <BoardFilters boards={query.currentData} type={type} order={order} onChange={address.set} />
      <Results
        noun="board"
        items={boards}
        query={kept ? { isFetching: false, refetch: query.refetch } : query}
        emptyTitle="No Boards Found"
        isNarrowed={term + type !== ''}
        onClear={onClear}
        rowHeightPx={BOARD_CARD_HEIGHT_PX}
        skeleton={<BoardCardSkeleton />}
        renderItem={(board) => (
          <BoardCard board={board} badge={isLoggedIn && <BoardRelation board={board} />} />
        )}
      />
    </>
  );
}
