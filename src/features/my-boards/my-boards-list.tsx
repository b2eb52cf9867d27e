import { Link } from 'react-router-dom';
import { useListMyBoardsQuery } from '@/api/boards';
import { errorText } from '@/api/errors';
import { BOARD_CARD_HEIGHT_PX, BoardCard, BoardCardSkeleton } from '@/components/board-card';
import type { Board } from '@/domain/board';
import { paths } from '@/lib/paths';
import { buttonStyle } from '@/ui/button-style';
import { GRID_COLUMNS } from '@/ui/card-grid';
import { EmptyState } from '@/ui/empty-state';
import { QueryState } from '@/ui/query-state';
import { VirtualGrid } from '@/ui/virtual-grid';

const SKELETONS = 6;
const idOf = (board: Board) => board.id;

/** The boards the viewer has created. */
export function MyBoardsList() {
  const query = useListMyBoardsQuery();
  return (
    <QueryState
      query={query}
      loadingLabel="Loading your boards"
      skeleton={
        <div className={GRID_COLUMNS}>
          {Array.from({ length: SKELETONS }, (_, index) => (
            <BoardCardSkeleton key={index} />
          ))}
        </div>
      }
      errorTitle="Your boards could not be loaded"
      errorText={errorText}
      empty={
        <EmptyState
          title="No boards yet"
          text="A board of yours gets a link to share; people apply, and you decide who joins."
          action={
            <Link to={paths.createBoard()} className={buttonStyle('yellow')}>
              Create your first board
            </Link>
          }
        />
      }
    >
      {(boards) => (
        <VirtualGrid
          label="My boards"
          items={boards}
          keyOf={idOf}
          rowHeightPx={BOARD_CARD_HEIGHT_PX}
          renderItem={(board) => <BoardCard board={board} />}
        />
      )}
    </QueryState>
  );
}
