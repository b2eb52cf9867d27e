import type { Board } from './board';
import { isPending, type JoinRequest } from './join-request';

/** How the viewer stands to a board; each status has its own actions (spec section 6). */
export type ViewerStatus = 'creator' | 'member' | 'pending' | 'none';

/**
 * @param viewerId the current user's id; null for a visitor
 * @param ownRequests the viewer's own join requests; left out while they are not known
 */
export function viewerStatus(
  board: Pick<Board, 'id' | 'creator' | 'members'>,
  viewerId: string | null,
  ownRequests?: readonly Pick<JoinRequest, 'boardId' | 'status'>[],
): ViewerStatus {
  if (viewerId === null) return 'none';
  if (board.creator?.id === viewerId) return 'creator';
  if (board.members.some((member) => member.id === viewerId)) return 'member';
  if (ownRequests?.some((request) => request.boardId === board.id && isPending(request))) return 'pending';
  return 'none';
}
