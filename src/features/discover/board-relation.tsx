import { useBoardRelation } from '@/api/use-board-relation';
import { RelationMark } from '@/components/relation-mark';
import type { Board } from '@/domain/board';

/** What the viewer has to do with a board that was found. */
export function BoardRelation({ board }: { board: Board }) {
  return <RelationMark label={useBoardRelation(board)} />;
}
