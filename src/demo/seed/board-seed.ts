import { REQUEST_NOTE_QUESTION } from '@/domain/board';
import type { DemoBoard } from '../db';
import { stableId } from '../object-id';
import { daysBefore, personId } from './person-seed';

/** The properties of a seeded board; the rest of its record is derived from them. */
export interface BoardSeed {
  slug: string;
  name: string;
  types: string[];
  description: string;
  /** Besides the fixed first question. */
  questions: string[];
  /** A person's slug, as in `members`. */
  creator: string;
  /** Besides the creator. */
  members: string[];
  /** How many further members are drawn from everyone else. */
  moreMembers: number;
  shortLink: string;
  madeDaysAgo: number;
}

export function boardId(slug: string): string {
  return stableId(`board:${slug}`);
}

/**
 * The full record of a seeded board.
 * @param pool slugs that further members are drawn from, starting at a position derived from the board's id
 */
export function toBoard(board: BoardSeed, pool: readonly string[], now: Date): DemoBoard {
  const others = pool.filter((slug) => slug !== board.creator && !board.members.includes(slug));
  const start = Number.parseInt(boardId(board.slug).slice(0, 6), 16) % others.length;
  const drawn = [...others.slice(start), ...others.slice(0, start)].slice(0, board.moreMembers);
  return {
    _id: boardId(board.slug),
    name: board.name,
    boardType: board.types,
    description: board.description,
    questions: [REQUEST_NOTE_QUESTION, ...board.questions],
    creator: personId(board.creator),
    members: [board.creator, ...board.members, ...drawn].map(personId),
    shortLink: board.shortLink,
    createdAt: daysBefore(now, board.madeDaysAgo, board.slug),
  };
}
