import { useEffect } from 'react';
import { useListBoardJoinRequestsQuery } from '@/api/join-requests';
import type { Board } from '@/domain/board';
import { useDeskSession, useOpenBoard } from '../state/session';

/** Counts the unsent verdicts by the list on screen. */
export function CountUnsentAgain({ board }: { board: Board }) {
  const session = useDeskSession();
  const isOpen = useOpenBoard(board.id);
  const { currentData, error, isFetching, startedTimeStamp } = useListBoardJoinRequestsQuery(board.id);
  const loadBegan = isFetching || error !== undefined ? null : (startedTimeStamp ?? null);
  useEffect(() => {
    if (isOpen && currentData !== undefined) session.seeList(board, currentData, loadBegan);
  }, [session, isOpen, board, currentData, loadBegan]);
  return null;
}
