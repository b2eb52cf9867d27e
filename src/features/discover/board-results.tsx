import { useMemo } from 'react';
import { useSearchBoardsQuery } from '@/api/boards';
import { useAbortSuperseded } from '@/api/use-abort-superseded';
import { BOARD_CARD_HEIGHT_PX, BoardCard, BoardCardSkeleton } from '@/components/board-card';
import { BOARD_NOUN } from '@/domain/found-text';
import { Results } from './results';

interface BoardResultsProps {
  /** Trimmed; '' for all boards. */
  term: string;
  onClear: () => void;
}

export function BoardResults({ term, onClear }: BoardResultsProps) {
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
      onClear={onClear}
      rowHeightPx={BOARD_CARD_HEIGHT_PX}
      skeleton={<BoardCardSkeleton />}
      renderItem={(board) => <BoardCard board={board} />}
    />
  );
}
