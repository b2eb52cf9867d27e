import { displayName, type User } from './user';
import { formatNumber, pluralize } from './text';
import { BOARD_CARD_AVATARS_MAX } from './limits';
import { isPending, type OwnJoinRequest } from './join-request';

export interface BoardCreator {
  id: string;
  name: string;
  /** '' if unknown. */
  username: string;
  profilePicture: string | null;
  verified: boolean;
}

export interface Board {
  id: string;
  name: string;
  /** Lowercase tags. */
  boardType: string[];
  description: string;
  /** Application questions in the board's order. */
  questions: string[];
  /** Null if unknown. */
  creator: BoardCreator | null;
  members: User[];
  /** A full URL or a short id; '' if there is none (see `boardShareUrl`). */
  shortLink: string;
  /** ISO 8601, or null. */
  createdAt: string | null;
}

export const boardTitle = ({ name }: Pick<Board, 'name'>): string => name || 'Untitled board';

/** The first question of every board; it cannot be removed. */
export const REQUEST_NOTE_QUESTION = 'Why do you want to join this board?';

/** Shown on every screen whose board doesn't exist. */
export const BOARD_GONE = "The board you're looking for doesn't exist or has been removed.";

/** '1 Member', '1,200 Members'. */
export const membersText = ({ members }: Board): string => pluralize(members.length, 'Member');

/** The types on a card: up to three, or two and '+2 more'. */
export const cardTypes = ({ boardType: types }: Board): string[] =>
  types.length > 3 ? [...types.slice(0, 2), `+${types.length - 2} more`] : types;

/** At most 4 avatars. A board with exactly 1 member shows the creator's instead, if known. */
export function avatarsOf({ creator, members }: Board): Omit<BoardCreator, 'verified'>[] {
  if (members.length === 1 && creator !== null && displayName(creator, '')) return [creator];
  return members.slice(0, BOARD_CARD_AVATARS_MAX);
}

export const totalMembersText = ({ members }: Board): string =>
  `Total Members: ${formatNumber(members.length)}`;

/** '3 questions. The creator reviews every application.' */
export function joiningText(questionCount: number): string {
  const questions = questionCount === 0 ? 'No questions' : pluralize(questionCount, 'question');
  return `${questions}. The creator reviews every application.`;
}

/** The viewer's relation to a board. It determines their permissions. */
export type ViewerStatus = 'creator' | 'member' | 'pending' | 'none';

/**
 * @param viewerId the current user's id; null for a visitor
 * @param ownRequests the viewer's join requests; omit while they are loading
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
