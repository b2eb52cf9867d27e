import { useEffect } from 'react';
import type { Board } from '@/domain/board';
import type { JoinRequest } from '@/domain/join-request';
import { useOpenBoard, useReviewRoom } from '../state/review-room';

interface CountUnsentAgainProps {
  board: Board;
  requests: readonly JoinRequest[];
}

/** Has the unsent verdicts counted by the list on screen. */
export function CountUnsentAgain({ board, requests }: CountUnsentAgainProps) {
  const room = useReviewRoom();
  const isOpen = useOpenBoard(board.id);
  useEffect(() => {
    if (isOpen) room.seeList(board, requests);
  }, [room, isOpen, board, requests]);
  return null;
}
