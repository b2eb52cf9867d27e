import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useListMyBoardsQuery, useSearchBoardsQuery } from '@/api/boards';
import { errorText } from '@/api/errors';
import { useViewerId } from '@/api/use-viewer';
import { BoardCard } from '@/components/board-card';
import { BoardList } from '@/components/board-list';
import { HomeLink } from '@/components/link-buttons';
import { viewerStatus } from '@/domain/board';
import { FRESH_FOR_SECONDS } from '@/domain/limits';
import { paths } from '@/lib/addresses/paths';
import { buttonStyle } from '@/ui/button-style';
import { EmptyState } from '@/ui/empty-state';
import { ErrorPanel } from '@/ui/error-panel';
import { QueryState } from '@/ui/query-state';
import { BoardsYouRun, BoardsYouRunSkeleton } from './boards-you-run';

/** The viewer's own boards, and below them those that they have joined. */
export function MyBoardsList() {
  const query = useListMyBoardsQuery();
  return (
    <QueryState
      query={query}
      loadingLabel="Loading your boards"
      skeleton={
        <Group title="Boards you run">
          <BoardsYouRunSkeleton />
        </Group>
      }
      renderError={(retry) => (
        <ErrorPanel title="We couldn’t load your boards" text={errorText(query.error)} {...retry} />
      )}
      empty={<JoinedBoards hasOwnBoards={false} />}
    >
      {(boards) => (
        <>
          <Group title="Boards you run">
            <BoardsYouRun boards={boards} />
          </Group>
          <JoinedBoards hasOwnBoards />
        </>
      )}
    </QueryState>
  );
}

/** The boards whose members include the viewer. The backend has no list of them, so this filters all boards. */
function JoinedBoards({ hasOwnBoards }: { hasOwnBoards: boolean }) {
  const viewerId = useViewerId();
  // A decision may have added the viewer to a board.
  const query = useSearchBoardsQuery({ searchTerm: '' }, { refetchOnMountOrArgChange: FRESH_FOR_SECONDS });
  const joined = query.data?.filter((board) => viewerStatus(board, viewerId) === 'member');
  if (joined?.length === 0) return !hasOwnBoards && <NoBoards />;
  return (
    <Group
      title="Boards you’re in"
      action={!hasOwnBoards && <HomeLink variant="secondary">Discover boards</HomeLink>}
    >
      <BoardList
        label="Boards you’re in"
        query={{ ...query, data: joined }}
        loadingLabel="Loading the boards you’re in"
        renderError={(retry) => (
          <ErrorPanel title="We couldn’t load these boards" text={errorText(query.error)} {...retry} />
        )}
        renderBoard={(board) => <BoardCard board={board} />}
      />
    </Group>
  );
}

interface GroupProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

function Group({ title, action, children }: GroupProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="[section+&]:mt-10">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h2 id={headingId} className="text-lg font-semibold">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

const NoBoards = () => (
  <EmptyState
    title="You’re not in a board yet"
    text="Find a board to join, or create your own."
    action={
      <div className="flex flex-wrap justify-center gap-3">
        <HomeLink>Discover boards</HomeLink>
        <Link to={paths.createBoard()} className={buttonStyle('secondary')}>
          Create a board
        </Link>
      </div>
    }
  />
);
