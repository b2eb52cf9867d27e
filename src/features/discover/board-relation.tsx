import { useSelector } from 'react-redux';
import { joinRequestsApi } from '@/api/join-requests';
import { useViewerId } from '@/api/use-viewer';
import { wasRejected } from '@/domain/application-status';
import type { Board } from '@/domain/board';
import { viewerStatus } from '@/domain/viewer-status';

/** Reads what the nav bar has loaded; it makes no call itself. */
const selectMyRequests = joinRequestsApi.endpoints.listMyJoinRequests.select();

const LABELS = { creator: 'Yours', member: 'Member', pending: 'Applied', none: null };

/** What the viewer has to do with a board, on the edge of its card. */
export function BoardRelation({ board }: { board: Board }) {
  const id = useViewerId();
  const { data = [] } = useSelector(selectMyRequests);
  const label = LABELS[viewerStatus(board, id, data)] ?? (wasRejected(data, board.id) ? 'Rejected' : null);
  if (label === null) return null;
  return (
    <p className="absolute -top-2.5 right-4 rounded-full border border-border-strong bg-surface-raised px-2 text-sm font-semibold">
      {label}
    </p>
  );
}
