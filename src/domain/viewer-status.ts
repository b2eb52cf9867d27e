import type { Board } from './board';
import { isPending, type OwnJoinRequest } from './join-request';

/** The viewer's relation to a board, which decides what they can do there. */
export type ViewerStatus = 'creator' | 'member' | 'pending' | 'none';

/**
 * @param viewerId the current user's id; null for a visitor
 * @param ownRequests the viewer's own join requests; omit while they are not known
 */
export function viewerStatus(
  board: Pick<Board, 'id' | 'creator' | 'members'>,
  viewerId: string | null,
  ownRequests?: readonly Pick<OwnJoinRequest, 'boardId' | 'status'>[],
): ViewerStatus {
  if (viewerId === null) return 'none';
  if (board.creator?.id === viewerId) return 'creator';
  if (board.members.some((member) => member.id === viewerId)) return 'member';
  if (ownRequests?.some((request) => request.boardId === board.id && isPending(request))) return 'pending';
  return 'none';
}
