import { useBoardRelation } from '@/api/use-board-relation';
import { RelationBadge } from '@/components/board-card';
import type { Board } from '@/domain/board';

/** The viewer's relation to a board in the results. */
export function BoardRelation({ board }: { board: Board }) {
  return <RelationBadge label={useBoardRelation(board)} />;
}
