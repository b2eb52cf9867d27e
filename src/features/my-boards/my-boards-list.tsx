import { Link } from 'react-router-dom';
import { useListMyBoardsQuery } from '@/api/boards';
import { errorText } from '@/api/errors';
import { BoardCard } from '@/components/board-card';
import { BoardList } from '@/components/board-list';
import { paths } from '@/lib/paths';
import { buttonStyle } from '@/ui/button-style';
import { EmptyState } from '@/ui/empty-state';
import { ErrorPanel } from '@/ui/error-panel';

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
      renderBoard={(board) => <BoardCard board={board} />}
    />
  );
}
