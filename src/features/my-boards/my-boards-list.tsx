import { Link } from 'react-router-dom';
import { useListMyBoardsQuery } from '@/api/boards';
import { errorText } from '@/api/errors';
import { useListBoardJoinRequestsQuery } from '@/api/join-requests';
import { BoardCard, RelationBadge } from '@/components/board-card';
import { BoardList } from '@/components/board-list';
import type { Board } from '@/domain/board';
import { formatNumber } from '@/domain/text';
import { isPending, oldestPending, waitedText } from '@/domain/join-request';
import { paths } from '@/lib/addresses/paths';
import { daysSince } from '@/lib/dates';
import { useToday } from '@/lib/hooks/use-today';
import { isSavingTraffic, untilIdle } from '@/lib/loading/idle';
import { buttonStyle } from '@/ui/button-style';
import { EmptyState } from '@/ui/empty-state';
import { ErrorPanel } from '@/ui/error-panel';
import { useCallback, useState, type RefCallback } from 'react';

/** A board with its pending applications. They load once the card has been visible and the browser idle. */
function OwnBoard({ board }: { board: Board }) {
  const [ref, isSeen] = useSeenWhenIdle();
  const { data = [] } = useListBoardJoinRequestsQuery(board.id, { skip: !isSeen || isSavingTraffic() });
  useToday();
  const pending = data.filter(isPending).length;
  const days = daysSince(oldestPending(data));
  const oldest = days ? `, oldest ${waitedText(days)}` : '';
  return (
    <BoardCard
      board={board}
      badge={
        <div ref={ref} className="absolute inset-x-0 top-0">
          <RelationBadge
            label={pending === 0 ? null : `${formatNumber(pending)} pending${oldest}`}
            to={paths.review(board.id)}
          />
        </div>
      }
    />
  );
}

export function MyBoardsList() {
  const query = useListMyBoardsQuery();
  return (
    <BoardList
      label="My boards"
      query={query}
      loadingLabel="Loading your boards"
      skeletonCount={6}
      renderError={(retry) => (
        <ErrorPanel title="We couldn’t load your boards" text={errorText(query.error)} {...retry} />
      )}
      empty={
        <EmptyState
          title="No boards yet"
          text="Create a board, share its link, and choose who joins."
          action={
            <Link to={paths.createBoard()} className={buttonStyle('yellow')}>
              Create your first board
            </Link>
          }
        />
      }
      renderBoard={(board) => <OwnBoard board={board} />}
    />
  );
}

/**
 * Defers low-priority requests until an element is visible and the browser has been idle.
 * @returns a ref, and whether its element has been visible and the browser idle since
 */
function useSeenWhenIdle(): [ref: RefCallback<Element>, isSeen: boolean] {
  const [isSeen, setSeen] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void untilIdle().then(() => setSeen(true));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isSeen];
}
