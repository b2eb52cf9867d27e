import { CreatorsRequests } from '../state/creators-requests';
import { DeskScreen } from './desk-screen';
import { DeskSkeleton } from './desk-skeleton';

/** Where a creator judges all applications to a board; everybody else is led to the board, and told why. */
export function ReviewDesk({ boardId }: { boardId: string }) {
  return (
    <CreatorsRequests
      boardId={boardId}
      title="Review desk"
      fallback={<DeskSkeleton />}
      render={(parts) => <DeskScreen {...parts} />}
    />
  );
}
