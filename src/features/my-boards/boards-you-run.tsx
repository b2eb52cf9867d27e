import { useCallback, useState, type RefCallback } from 'react';
import { useListBoardJoinRequestsQuery } from '@/api/join-requests';
import { BOARD_CARD_HEIGHT_PX, BoardCard, RelationBadge } from '@/components/board-card';
import type { Board } from '@/domain/board';
import { isPending, oldestPending, waitedText } from '@/domain/join-request';
import { formatNumber } from '@/domain/text';
import { paths } from '@/lib/addresses/paths';
import { daysSince } from '@/lib/dates';
import { useToday } from '@/lib/hooks/use-today';
import { isSavingTraffic, untilIdle } from '@/lib/loading/idle';
import { VirtualGrid } from '@/ui/virtual-grid';

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

const idOf = (board: Board) => board.id;

/** The boards that the viewer has created. */
export function BoardsYouRun({ boards }: { boards: readonly Board[] }) {
  return (
    <VirtualGrid
      label="Boards you run"
      items={boards}
      keyOf={idOf}
      rowHeightPx={BOARD_CARD_HEIGHT_PX}
      renderItem={(board) => <OwnBoard board={board} />}
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
