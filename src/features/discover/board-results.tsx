import { useMemo } from 'react';
import { useSearchBoardsQuery } from '@/api/boards';
import { useAbortSuperseded } from '@/api/use-abort-superseded';
import { BOARD_CARD_HEIGHT_PX, BoardCard, BoardCardSkeleton } from '@/components/board-card';
import { BOARD_NOUN } from '@/domain/found-text';
import { Results } from './results';

/** @param term trimmed; '' for all boards */
export function BoardResults({ term }: { term: string }) {
  const search = useMemo(() => ({ searchTerm: term }), [term]);
  const query = useSearchBoardsQuery(search);
  useAbortSuperseded('searchBoards', search);
  return (
    <Results
      noun={BOARD_NOUN}
      items={query.data}
      query={query}
      emptyTitle="No Boards Found"
      isNarrowed={term !== ''}
      rowHeightPx={BOARD_CARD_HEIGHT_PX}
      skeleton={<BoardCardSkeleton />}
      renderItem={(board) => <BoardCard board={board} />}
    />
  );
}
