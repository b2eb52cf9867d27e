import { useCallback, useId, useState, type RefCallback } from 'react';
import { Link } from 'react-router-dom';
import { useListBoardJoinRequestsQuery } from '@/api/join-requests';
import { boardTitle, membersText, type Board } from '@/domain/board';
import { isPending, oldestPending, waitedText } from '@/domain/join-request';
import { formatNumber } from '@/domain/text';
import { paths } from '@/lib/addresses/paths';
import { daysSince } from '@/lib/dates';
import { useToday } from '@/lib/hooks/use-today';
import { isSavingTraffic, untilIdle } from '@/lib/loading/idle';
import { buttonStyle } from '@/ui/button-style';
import { Emblem } from '@/ui/cover';
import { Skeleton } from '@/ui/skeleton';

const LIST = 'divide-y divide-border rounded-card border border-border bg-surface-raised';
const ROW =
  'grid min-h-18 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-3 sm:grid-cols-[auto_minmax(0,1fr)_15rem_auto]';

/** A board with its pending applications. They load once the row has been visible and the browser idle. */
function OwnBoard({ board }: { board: Board }) {
  const id = useId();
  const [ref, isSeen] = useSeenWhenIdle();
  const { data } = useListBoardJoinRequestsQuery(board.id, { skip: !isSeen || isSavingTraffic() });
  useToday();
  const pending = data?.filter(isPending).length;
  const days = daysSince(oldestPending(data ?? []));
  const oldest = days ? `, oldest ${waitedText(days)}` : '';
  return (
    <li ref={ref} className={ROW}>
      <Emblem seed={board.id} />
      <div>
        <Link
          to={paths.board(board.id)}
          id={id}
          dir="auto"
          className="line-clamp-2 w-fit max-w-full rounded-control font-semibold hover:underline"
        >
          {boardTitle(board)}
        </Link>
        <p className="tabular text-sm text-text-muted">{membersText(board)}</p>
      </div>
      <p className="tabular min-h-6 max-sm:order-last max-sm:col-span-2 max-sm:col-start-2">
        {pending ? (
          <Link to={paths.review(board.id)} className="underline underline-offset-4">
            {formatNumber(pending)} pending{oldest}
          </Link>
        ) : (
          pending === 0 && <span className="text-text-muted">0 pending</span>
        )}
      </p>
      <Link to={paths.review(board.id)} aria-describedby={id} className={buttonStyle('secondary', 'small')}>
        Review
      </Link>
    </li>
  );
}

/** The boards that the viewer has created, as a work list. */
export function BoardsYouRun({ boards }: { boards: readonly Board[] }) {
  return (
    <ul role="list" aria-label="Boards you run" className={LIST}>
      {boards.map((board) => (
        <OwnBoard key={board.id} board={board} />
      ))}
    </ul>
  );
}

export function BoardsYouRunSkeleton() {
  return (
    <div aria-hidden className={LIST}>
      {[1, 2, 3].map((row) => (
        <div key={row} className={ROW}>
          <Skeleton className="size-12" />
          <Skeleton className="h-5 w-64 max-w-full" />
        </div>
      ))}
    </div>
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
