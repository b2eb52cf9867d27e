import { useMemo } from 'react';
import { isPending } from '@/domain/join-request';
import type { Application } from '@/domain/review/application';
import type { DecisionRecord } from '@/domain/review/decision-record';
import { useKept } from './review-room';
import type { Desk } from './use-desk';

/** What the server tells of a decision that was not made on this device; when and by whom it does not say. */
function recordFrom({ id, personKey, name, answers, request }: Application): DecisionRecord {
  const isAccepted = request.acceptanceNote !== '';
  return {
    requestId: id,
    personKey,
    personName: name,
    outcome: isAccepted ? 'accept' : 'reject',
    note: isAccepted ? request.acceptanceNote : request.rejectionNote,
    answers,
    decidedAt: request.createdAt ?? '',
    decidedBy: '',
  };
}

/** Decisions of this device, and those that the server remembers, for telling who applies again. */
export function useHistory({ room, board, applications }: Desk) {
  const own = useKept(room.history(board.id));
  const all = useMemo(() => {
    const fromServer = [...applications.values()]
      .filter(({ id, request }) => !isPending(request) && !own.has(id))
      .map(recordFrom);
    return [...own.values(), ...fromServer];
  }, [applications, own]);
  return { own, all };
}
