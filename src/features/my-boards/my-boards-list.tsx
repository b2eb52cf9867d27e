import { useListMyBoardsQuery } from '@/api/boards';
import { errorText } from '@/api/errors';
import { BoardCard } from '@/components/board-card';
import { BoardList } from '@/components/board-list';
import { ErrorPanel } from '@/ui/error-panel';
import { NoBoardsYet } from './no-boards-yet';

/** The boards the viewer has created. */
export function MyBoardsList() {
  const query = useListMyBoardsQuery();
  return (
    <BoardList
      label="My boards"
      query={query}
      loadingLabel="Loading your boards"
      skeletonCount={6}
      renderError={(retry) => (
        <ErrorPanel title="Your boards could not be loaded" text={errorText(query.error)} {...retry} />
      )}
      empty={<NoBoardsYet />}
      renderBoard={(board) => <BoardCard board={board} />}
    />
  );
}
