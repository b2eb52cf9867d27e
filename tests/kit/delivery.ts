import type { Delivery } from '@/domain/review/delivery';

/** A decision that was confirmed, for tests; queued unless they say otherwise. */
export function delivery(changes: Partial<Delivery> = {}): Delivery {
  return {
    requestId: 'r1',
    boardId: 'b1',
    boardName: 'Guild',
    personKey: 'p1',
    personName: 'Ada',
    outcome: 'accept',
    note: 'Welcome',
    confirmedAt: '2026-10-01T09:00:00.000Z',
    reviewer: 'Carla',
    runId: 'run',
    place: 0,
    mayHaveArrived: false,
    state: { kind: 'queued' },
    ...changes,
  };
}
