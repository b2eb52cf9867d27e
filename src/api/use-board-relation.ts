import { useSelector } from 'react-redux';
import { wasRejected } from '@/domain/join-request';
import { viewerStatus, type Board } from '@/domain/board';
import { joinRequestsApi } from './join-requests';
import { useViewerId } from './use-viewer';

/** Reads the cache only: the nav bar loads the viewer's requests. */
const selectMyRequests = joinRequestsApi.endpoints.listMyJoinRequests.select();

const LABELS = { creator: 'Yours', member: 'Member', pending: 'Applied', none: null };

/** A word for the viewer's relation to a board; null if they have none. Sends no request. */
export function useBoardRelation(board: Board): string | null {
  const id = useViewerId();
  const { data = [] } = useSelector(selectMyRequests);
  return LABELS[viewerStatus(board, id, data)] ?? (wasRejected(data, board.id) ? 'Rejected' : null);
}
