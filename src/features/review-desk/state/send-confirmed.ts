import type { Application } from '@/domain/review/application';
import type { Delivery } from '@/domain/review/delivery';
import type { Outcome } from '@/domain/review/outcome';
import { newId } from './change-log';
import type { ReviewRoom } from './review-room';

export interface ConfirmedDecision {
  application: Application;
  outcome: Outcome;
  note: string;
}

interface BoardOfRoom {
  room: ReviewRoom;
  board: { id: string; name: string };
}

export function deliveryOf(
  { room, board }: BoardOfRoom,
  runId: string,
  { application, outcome, note }: ConfirmedDecision,
  place = 0,
): Delivery {
  const { id, personKey, name } = application;
  return {
    requestId: id,
    boardId: board.id,
    boardName: board.name,
    personKey,
    personName: name,
    outcome,
    note,
    confirmedAt: new Date().toISOString(),
    reviewer: room.reviewer(),
    runId,
    place,
    mayHaveArrived: false,
    state: { kind: 'queued' },
  };
}

/** Hands confirmed decisions to the outbox, which sends them in this order. @returns the run they belong to */
export async function sendConfirmed(
  where: BoardOfRoom,
  decisions: readonly ConfirmedDecision[],
): Promise<string> {
  const runId = newId();
  await where.room.confirm(
    runId,
    decisions.map((decision, place) => deliveryOf(where, runId, decision, place)),
  );
  return runId;
}
