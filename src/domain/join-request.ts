import type { User } from './user';

export interface JoinRequest {
  id: string;
  user: User;
  boardId: string;
  /** Null where the server sent only the board's id. */
  boardName: string | null;
  /** As sent by the server. 'pending' is the only known value; anything else counts as decided. */
  status: string;
  /** Each is 'question,answer'; split with `splitAnswer`. */
  answers: string[];
  acceptanceNote: string;
  rejectionNote: string;
  /** ISO 8601, or null. */
  createdAt: string | null;
}

/** One of the viewer's own: its board may be gone, which is null. */
export interface OwnJoinRequest extends Omit<JoinRequest, 'boardId'> {
  boardId: string | null;
}

export const PENDING_STATUS = 'pending';

export function isPending(request: Pick<JoinRequest, 'status'>): boolean {
  return request.status.toLowerCase() === PENDING_STATUS;
}
