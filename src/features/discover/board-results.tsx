import { useMemo } from 'react';
import { useSearchBoardsQuery } from '@/api/boards';
import { useBoardRelation } from '@/api/use-board-relation';
import { BOARD_CARD_HEIGHT_PX, BoardCard, BoardCardSkeleton, RelationBadge } from '@/components/board-card';
import type { Board } from '@/domain/board';
import { compareTexts, searchTerm } from '@/domain/text';
import { useAuth } from '@/identity/use-session';
import type { DiscoverAddress } from './discover';
import { OrderSelect, Results } from './results';

const time = ({ createdAt }: Board) => Date.parse(createdAt ?? '') || 0;

/** Comparators by the URL's value. Other values keep the server's order. */
const COMPARE = new Map<string, (a: Board, b: Board) => number>([
  ['newest', (a, b) => time(b) - time(a)],
  ['members', (a, b) => b.members.length - a.members.length],
  ['name', (a, b) => compareTexts(a.name, b.name)],
]);

const ORDERS = [
  ['', 'Default order'],
  ['newest', 'Newest'],
  ['members', 'Most members'],
  ['name', 'Name'],
] as const;

function BoardRelation({ board }: { board: Board }) {
  return <RelationBadge label={useBoardRelation(board)} />;
}

export function BoardResults({ address, onClear }: { address: DiscoverAddress; onClear: () => void }) {
  const { isLoggedIn } = useAuth();
  const term = searchTerm(address.term);
  const order = address.params.get('sort') ?? '';
  const query = useSearchBoardsQuery({ searchTerm: term });
  const unsorted = query.data;
  const boards = useMemo(() => {
    const compare = COMPARE.get(order);
    return compare ? unsorted?.toSorted(compare) : unsorted;
  }, [unsorted, order]);
  return (
    <>
      <div className="mb-4 flex h-8 justify-end">
        <OrderSelect orders={ORDERS} order={order} onChange={(next) => address.set('sort', next, 'push')} />
      </div>
      <Results
        noun="board"
        items={boards}
        query={query}
        emptyTitle="No Boards Found"
        isNarrowed={term !== ''}
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
