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
import { useSeenWhenIdle } from '@/lib/hooks/use-seen-when-idle';
import { useToday } from '@/lib/hooks/use-today';
import { isSavingTraffic } from '@/lib/loading/saving-traffic';
import { ErrorPanel } from '@/ui/error-panel';
import { NoBoardsYet } from './no-boards-yet';

/** The number of pending applications and the oldest wait, once the card has been seen: the whole list is loaded for it. */
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
      renderBoard={(board) => <OwnBoard board={board} />}
    />
  );
}
