import type { DemoBoard, DemoJoinRequest, DemoRequestStatus } from '../db';
import { stableId } from '../object-id';
import { boardId } from './board-seed';
import { daysBefore, personId } from './person-seed';

/** The properties of a seeded application; the rest of its record is derived from them. */
export interface RequestSeed {
  board: string;
  user: string;
  status: DemoRequestStatus;
  sentDaysAgo: number;
  /** Null while pending. */
  decidedDaysAgo: number | null;
  /** The creator's note on a decision, '' while pending. */
  note: string;
  /** One per question of the board, including the fixed one. */
  answers: string[];
}

/** The full record of a seeded application. */
export function toRequest(seed: RequestSeed, boards: readonly DemoBoard[], now: Date): DemoJoinRequest {
  const key = `request:${seed.board}:${seed.user}:${seed.sentDaysAgo}`;
  const board = boards.find(({ _id }) => _id === boardId(seed.board));
  if (board === undefined) throw new Error(`A seeded application names an unknown board: ${seed.board}`);
  return {
    _id: stableId(key),
    user: personId(seed.user),
    board: board._id,
    status: seed.status,
    answers: board.questions.map((question, index) => `${question},${seed.answers[index] ?? ''}`),
    acceptanceNote: seed.status === 'accepted' ? seed.note : '',
    rejectionNote: seed.status === 'rejected' ? seed.note : '',
    createdAt: daysBefore(now, seed.sentDaysAgo, key),
    decidedAt: seed.decidedDaysAgo === null ? null : daysBefore(now, seed.decidedDaysAgo, `decided:${key}`),
  };
}
