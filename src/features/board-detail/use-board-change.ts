import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { boardsApi } from '@/api/boards';
import { isAnswerLost, isConflict, isNotFound } from '@/api/errors';
import { loadAnew, type ApiDispatch } from '@/api/load-anew';
import { reload } from '@/api/reload';
import { listTag } from '@/api/tags';
import type { Board } from '@/domain/board';

interface BoardChange {
  boardId: string;
  /** @throws the call's error */
  send: () => Promise<unknown>;
  /** @param board null where there is none any more */
  isMade: (board: Board | null) => boolean;
}

/**
 * Changes who is on a board, or whether there is one. Where the answer was lost, or the server says that there is nothing
 * left to change, the board is loaded anew: what has been made by then, by this call or elsewhere, is no failure.
 */
export function useBoardChange({ boardId, send, isMade }: BoardChange) {
  const dispatch = useDispatch<ApiDispatch>();
  const [isBusy, setIsBusy] = useState(false);

  async function wasMade(error: unknown): Promise<boolean> {
    if (!isAnswerLost(error) && !isNotFound(error) && !isConflict(error)) return false;
    const now = loadAnew(dispatch, boardsApi.endpoints.getBoard, boardId);
    const board = await now.catch((cause: unknown) => (isNotFound(cause) ? null : undefined));
    if (board === undefined || !isMade(board)) return false;
    dispatch(reload([listTag('Board'), listTag('JoinRequest')]));
    return true;
  }

  /** @returns whether the change is made */
  async function change(): Promise<boolean> {
    setIsBusy(true);
    try {
      await send();
      return true;
    } catch (error) {
      return await wasMade(error);
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, change };
}
