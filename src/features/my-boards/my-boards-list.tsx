import { useListMyBoardsQuery } from '@/api/boards';
import { errorText } from '@/api/errors';
import { useWithKept } from '@/api/kept-answers';
import { useOldestWait } from '@/api/use-oldest-wait';
import { BoardCard } from '@/components/board-card';
import { BoardList } from '@/components/board-list';
import { RelationBadge } from '@/components/relation-badge';
import type { Board } from '@/domain/board';
import { ErrorPanel } from '@/ui/error-panel';
import { NoBoardsYet } from './no-boards-yet';

function OwnBoard({ board }: { board: Board }) {
  return <BoardCard board={board} badge={<RelationBadge label={useOldestWait(board.id)} />} />;
}

/** The boards the viewer has created. */
export function MyBoardsList() {
  const query = useWithKept(useListMyBoardsQuery());
  return (
    <BoardList
      label="My boards"
      query={query}
      kept={query.kept}
      loadingLabel="Loading your boards"
      skeletonCount={6}
      renderError={(retry) => (
        <ErrorPanel title="Your boards could not be loaded" text={errorText(query.error)} {...retry} />
      )}
      empty={<NoBoardsYet />}
      renderBoard={(board) => <OwnBoard board={board} />}
    />
  );
}
