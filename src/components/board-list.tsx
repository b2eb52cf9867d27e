import type { ReactNode } from 'react';
import type { Board } from '@/domain/board';
import { QueryState, type QueryStateProps } from '@/ui/query-state';
import { VirtualGrid } from '@/ui/virtual-grid';
import { SkeletonGrid } from '@/ui/plain-grid';
import { BOARD_CARD_HEIGHT_PX, BoardCardSkeleton } from './board-card';

const idOf = (board: Board) => board.id;

interface BoardListProps extends Omit<QueryStateProps<readonly Board[]>, 'skeleton' | 'children'> {
  label: string;
  skeletonCount: number;
  renderBoard: (board: Board) => ReactNode;
}

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

export const BoardListSkeleton = ({ count }: { count: number }) => (
  <SkeletonGrid count={count}>
    <BoardCardSkeleton />
  </SkeletonGrid>
);
