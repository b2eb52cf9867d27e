import type { DemoBoard, DemoJoinRequest, DemoRequestStatus } from '../db';
import { stableId } from '../object-id';
import { boardId } from './board-seed';
import { daysBefore, personId } from './person-seed';

/** The properties of a seeded application; the rest of its record is derived from them. */
export interface RequestSeed {
  board: string;
  user: string;
  sentDaysAgo: number;
  /** Omitted while it is pending, as are the two below. */
  status?: DemoRequestStatus;
  decidedDaysAgo?: number;
  /** The creator's. */
  note?: string;
  /** One per question of the board, including the fixed one. */
  answers: string[];
}

/** The full record of a seeded application. */
export function toRequest(seed: RequestSeed, boards: readonly DemoBoard[], now: Date): DemoJoinRequest {
  const { status = 'pending', note = '', decidedDaysAgo } = seed;
  const key = `request:${seed.board}:${seed.user}:${seed.sentDaysAgo}`;
  const board = boards.find(({ _id }) => _id === boardId(seed.board));
  if (board === undefined) throw new Error(`A seeded application names an unknown board: ${seed.board}`);
  return {
    _id: stableId(key),
    user: personId(seed.user),
    board: board._id,
    status,
    answers: board.questions.map((question, index) => `${question},${seed.answers[index] ?? ''}`),
    acceptanceNote: status === 'accepted' ? note : '',
    rejectionNote: status === 'rejected' ? note : '',
    createdAt: daysBefore(now, seed.sentDaysAgo, key),
    decidedAt: decidedDaysAgo === undefined ? null : daysBefore(now, decidedDaysAgo, `decided:${key}`),
  };
}
