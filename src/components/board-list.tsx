import type { ReactNode } from 'react';
import type { Board } from '@/domain/board';
import { QueryState, type QueryStateProps } from '@/ui/query-state';
import { VirtualGrid } from '@/ui/virtual-grid';
import { BoardListSkeleton } from './board-list-skeleton';
import { BOARD_CARD_HEIGHT_PX } from './card-heights';

const idOf = (board: Board) => board.id;

interface BoardListProps extends Omit<QueryStateProps<readonly Board[]>, 'skeleton' | 'children'> {
  label: string;
  skeletonCount: number;
  renderBoard: (board: Board) => ReactNode;
}

/** All boards of somebody, as cards. */
export function BoardList({ label, skeletonCount, renderBoard, ...state }: BoardListProps) {
  return (
    <QueryState {...state} skeleton={<BoardListSkeleton count={skeletonCount} />}>
      {(boards) => (
        <VirtualGrid
          label={label}
          items={boards}
          keyOf={idOf}
          rowHeightPx={BOARD_CARD_HEIGHT_PX}
          renderItem={renderBoard}
        />
      )}
    </QueryState>
  );
}
