import { useMemo } from 'react';
import { isPending } from '@/domain/join-request';
import type { Application } from '@/domain/review/application';
import { earlierDecision, recordOf, type DecisionRecord } from '@/domain/review/decision-record';
import type { Desk } from '../reading/use-desk';
import { useReviewState } from '../state/review-room';

/** What the server reports about a decision that was not made on this device; it does not say when and by whom. */
function recordFrom({ id, personKey, name, request }: Application): DecisionRecord {
  const isAccepted = request.acceptanceNote !== '';
  return {
    requestId: id,
    personKey,
    personName: name,
    outcome: isAccepted ? 'accept' : 'reject',
    note: isAccepted ? request.acceptanceNote : request.rejectionNote,
    decidedAt: request.createdAt ?? '',
    decidedBy: '',
  };
}

/** Decisions of this device, and those that the server remembers, to recognise who applies again. */
export function useHistory({ room, board, applications }: Pick<Desk, 'room' | 'board' | 'applications'>) {
  const deliveries = useReviewState(room, (state) => state.outbox.deliveries);
  return useMemo(() => {
    const own = Object.values(deliveries)
      .filter(({ boardId }) => boardId === board.id)
      .map(recordOf)
      .filter((record) => record !== null);
    const ownIds = new Set(own.map(({ requestId }) => requestId));
    const fromServer = [...applications.values()]
      .filter(({ id, request }) => !isPending(request) && !ownIds.has(id))
      .map(recordFrom);
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
