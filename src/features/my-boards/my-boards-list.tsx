import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useListMyBoardsQuery, useSearchBoardsQuery } from '@/api/boards';
import { errorText } from '@/api/errors';
import { useViewerId } from '@/api/use-viewer';
import { BOARD_CARD_HEIGHT_PX, BoardCard } from '@/components/board-card';
import { BoardListSkeleton } from '@/components/board-list';
import { HomeLink } from '@/components/link-buttons';
import { viewerStatus, type Board } from '@/domain/board';
import { FRESH_FOR_SECONDS } from '@/domain/limits';
import { paths } from '@/lib/addresses/paths';
import { buttonStyle } from '@/ui/button-style';
import { EmptyState } from '@/ui/empty-state';
import { ErrorPanel } from '@/ui/error-panel';
import { QueryState } from '@/ui/query-state';
import { VirtualGrid } from '@/ui/virtual-grid';
import { BoardsYouRun } from './boards-you-run';

/** The viewer's own boards, and below them those that they have joined. */
export function MyBoardsList() {
  const query = useListMyBoardsQuery();
  return (
    <QueryState
      // Wrapped, so that an empty list isn't rendered as `empty`: joined boards may follow.
      query={{ ...query, data: query.data && { boards: query.data } }}
      loadingLabel="Loading your boards"
      skeleton={
        <Group title="Boards you run">
          <BoardListSkeleton count={3} />
        </Group>
      }
      renderError={(retry) => (
        <ErrorPanel title="We couldn’t load your boards" text={errorText(query.error)} {...retry} />
      )}
    >
      {({ boards }) => (
        <>
          {boards.length > 0 && (
            <Group title="Boards you run">
              <BoardsYouRun boards={boards} />
            </Group>
          )}
          <JoinedBoards hasOwnBoards={boards.length > 0} />
        </>
      )}
    </QueryState>
  );
}

/** Refetches on mount, because a decision may have added the viewer to a board. */
const fresh = { refetchOnMountOrArgChange: FRESH_FOR_SECONDS };

const idOf = (board: Board) => board.id;

/** The boards whose members include the viewer. The backend has no list of them, so this filters all boards. */
function JoinedBoards({ hasOwnBoards }: { hasOwnBoards: boolean }) {
  const viewerId = useViewerId();
  const query = useSearchBoardsQuery({ searchTerm: '' }, fresh);
  const joined = query.data?.filter((board) => viewerStatus(board, viewerId) === 'member');
  return (
    <QueryState
      query={{ ...query, data: joined }}
      loadingLabel="Loading the boards you’re in"
      skeleton={
        <Group title="Boards you’re in">
          <BoardListSkeleton count={3} />
        </Group>
      }
      renderError={(retry) => (
        <ErrorPanel title="We couldn’t load the boards you’re in" text={errorText(query.error)} {...retry} />
      )}
      empty={!hasOwnBoards && <NoBoards />}
    >
      {(boards) => (
        <Group
          title="Boards you’re in"
          action={!hasOwnBoards && <HomeLink variant="secondary">Discover boards</HomeLink>}
        >
          <VirtualGrid
            label="Boards you’re in"
            items={boards}
            keyOf={idOf}
            rowHeightPx={BOARD_CARD_HEIGHT_PX}
            renderItem={(board) => <BoardCard board={board} />}
          />
        </Group>
      )}
    </QueryState>
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
    <section aria-labelledby={headingId} className="not-first:mt-10">
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

function NoBoards() {
  return (
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
}
