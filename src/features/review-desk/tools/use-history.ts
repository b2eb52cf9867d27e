import { useMemo } from 'react';
import type { Application } from '@/domain/review/application';
import {
  earlierDecision,
  recordOf,
  reportedRecord,
  type DecisionRecord,
} from '@/domain/review/decision-record';
import type { Desk } from '../reading/use-desk';
import { useReviewState } from '../state/review-room';

/** Decisions of this device, and those that the server remembers, to recognise who applies again. */
export function useHistory({ room, board, applications }: Pick<Desk, 'room' | 'board' | 'applications'>) {
  const deliveries = useReviewState(room, (state) => state.outbox.deliveries);
  return useMemo(() => {
    const own = Object.values(deliveries)
      .filter(({ boardId }) => boardId === board.id)
      .map((delivery) => recordOf(delivery, applications.get(delivery.requestId)?.request.createdAt ?? ''))
      .filter((record) => record !== null);
    const ownIds = new Set(own.map(({ requestId }) => requestId));
    const fromServer = [...applications.values()]
      .filter(({ id }) => !ownIds.has(id))
      .map(reportedRecord)
      .filter((record) => record !== null);
    const byPerson = new Map<string, DecisionRecord[]>();
    for (const record of [...own, ...fromServer]) {
      byPerson.set(record.personKey, [...(byPerson.get(record.personKey) ?? []), record]);
    }
    const earlierOf = (application: Application) =>
      earlierDecision(byPerson.get(application.personKey) ?? [], application);
    return {
      own,
      earlierOf,
      hasAppliedBefore: (application: Application) => earlierOf(application) !== null,
    };
  }, [deliveries, board.id, applications]);
}
