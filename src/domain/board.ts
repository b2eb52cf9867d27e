import type { User } from './user';

export interface BoardCreator {
  id: string;
  name: string;
  /** '' where the server did not say. */
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
  /** Null where the server did not say who created the board. */
  creator: BoardCreator | null;
  members: User[];
  /** A full URL or a short id; '' where there is none (see `boardShareUrl`). */
  shortLink: string;
  /** ISO 8601, or null. */
  createdAt: string | null;
}

/** What a board is called on its card and on its page. */
export const boardTitle = ({ name }: Pick<Board, 'name'>): string => name || 'Untitled board';

/** The first question of every board; it cannot be removed. */
export const REQUEST_NOTE_QUESTION = 'Why do you want to join this board?';

/** 'Member' for exactly 1, otherwise 'Members'. */
export function memberLabel(count: number): string {
  return count === 1 ? 'Member' : 'Members';
}
