import { CreatorsRequests } from '../state/creators-requests';
import { DeskScreen } from './desk-screen';
import { DeskSkeleton } from './desk-skeleton';

/** Where a creator judges all applications to a board; everybody else is redirected to the board with a message. */
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
