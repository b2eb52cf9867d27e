import { useBoardRelation } from '@/api/use-board-relation';
import { RelationBadge } from '@/components/relation-badge';
import type { Board } from '@/domain/board';

/** What the viewer has to do with a board that was found. */
export function BoardRelation({ board }: { board: Board }) {
  return <RelationBadge label={useBoardRelation(board)} />;
}
