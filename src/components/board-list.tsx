import type { ReactNode } from 'react';
import type { Board } from '@/domain/board';
import { QueryState, type QueryStateProps } from '@/ui/query-state';
import { VirtualGrid } from '@/ui/virtual-grid';
import { SkeletonGrid } from '@/ui/plain-grid';
import { BOARD_CARD_HEIGHT_PX, BoardCardSkeleton } from './board-card';

interface BoardListProps extends Omit<QueryStateProps<readonly Board[]>, 'skeleton' | 'children'> {
  label: string;
  renderBoard: (board: Board) => ReactNode;
}

export function BoardList({ label, renderBoard, ...state }: BoardListProps) {
  return (
    <QueryState {...state} skeleton={<BoardListSkeleton />}>
      {(boards) => (
        <VirtualGrid
          label={label}
          items={boards}
          keyOf={({ id }) => id}
          rowHeightPx={BOARD_CARD_HEIGHT_PX}
          renderItem={renderBoard}
        />
      )}
    </QueryState>
  );
}

export const BoardListSkeleton = () => (
  <SkeletonGrid count={3}>
    <BoardCardSkeleton />
  </SkeletonGrid>
);
