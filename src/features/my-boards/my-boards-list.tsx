import { useState } from 'react';
import { useListMyBoardsQuery } from '@/api/boards';
import { errorText } from '@/api/errors';
import { useWithKept } from '@/api/kept-answers';
import { useOldestWait } from '@/api/use-oldest-wait';
import { BoardCard } from '@/components/board-card';
import { BoardList } from '@/components/board-list';
import { RelationBadge } from '@/components/relation-badge';
import type { Board } from '@/domain/board';
import { useIsOnline } from '@/lib/hooks/use-is-online';
import { useSeenWhenIdle } from '@/lib/hooks/use-seen-when-idle';
import { isSavingTraffic } from '@/lib/loading/saving-traffic';
import { ErrorPanel } from '@/ui/error-panel';
import { NoBoardsYet } from './no-boards-yet';

/** @param isListed by the server's answer, and not only by what this device has kept */
function OwnBoard({ board, isListed }: { board: Board; isListed: boolean }) {
  const [ref, isSeen] = useSeenWhenIdle();
  const isOnline = useIsOnline();
  // No answer has the date by itself: the whole list of applications is loaded for it.
  const isDue = isListed && isSeen && isOnline && !isSavingTraffic();
  // What has been loaded stays readable, without a connection as well.
  const [wasDue, setWasDue] = useState(false);
  if (isDue && !wasDue) setWasDue(true);
  const wait = useOldestWait(board.id, wasDue);
  return (
    <BoardCard
      board={board}
      badge={
        <div ref={ref} className="absolute inset-x-0 top-0">
          <RelationBadge label={wait} />
        </div>
      }
    />
  );
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
      renderBoard={(board) => <OwnBoard board={board} isListed={query.data !== undefined} />}
    />
  );
}
