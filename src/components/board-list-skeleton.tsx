import { GRID_COLUMNS } from '@/ui/card-grid';
import { BoardCardSkeleton } from './board-card';

/** The skeleton of a list of boards. */
export function BoardListSkeleton({ count }: { count: number }) {
  return (
    <div className={GRID_COLUMNS}>
      {Array.from({ length: count }, (_, index) => (
        <BoardCardSkeleton key={index} />
      ))}
    </div>
  );
}
