import { useEffect, useState } from 'react';
import type { ReviewRoom } from './review-room';

/** Whether everything that the device has stored for the board is in the store. */
export function useOpenBoard(room: ReviewRoom, boardId: string): boolean {
  const [opened, setOpened] = useState<object | null>(null);
  useEffect(() => {
    let isWanted = true;
    void room.openBoard(boardId).then(() => {
      if (isWanted) setOpened(room);
    });
    return () => {
      isWanted = false;
    };
  }, [room, boardId]);
  return opened === room;
}
