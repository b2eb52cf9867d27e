import { useEffect, useMemo } from 'react';
import type { Board } from '@/domain/board';
import type { JoinRequest } from '@/domain/join-request';
import { countPiles } from '@/domain/review/pile';
import { keepUnsentVerdicts } from '@/lib/unsent-verdicts';
import { deskFacts } from '../state/desk-facts';
import { useReviewRoom, useReviewState, type ReviewRoom } from '../state/review-room';
import { useOpenBoard } from '../state/use-open-board';

interface CountUnsentAgainProps {
  board: Board;
  requests: readonly JoinRequest[];
}

/** Stores the number of unsent verdicts for the nav bar and the board, as the desk does, from the list on screen. */
export function CountUnsentAgain(props: CountUnsentAgainProps) {
  const room = useReviewRoom();
  return useOpenBoard(room, props.board.id) && <Count room={room} {...props} />;
}

function Count({ room, board, requests }: CountUnsentAgainProps & { room: ReviewRoom }) {
  const facts = useMemo(() => deskFacts(room, board.id, requests), [room, board.id, requests]);
  const count = useReviewState(room, () => {
    const { yes, no } = countPiles(requests.map(({ id }) => facts.pileOf(id)));
    return yes + no;
  });
  useEffect(() => {
    keepUnsentVerdicts(room.uid, board.id, { boardName: board.name, count });
  }, [room.uid, board.id, board.name, count]);
  return null;
}
