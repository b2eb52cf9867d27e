import { useState } from 'react';
import type { Board } from '@/domain/board';
import { useAuth } from '@/identity/use-session';
import { isNotFound } from './errors';

/**
 * The board of an open page. Once loaded, it stays until the user changes, even if a refetch finds no board: open
 * dialogs keep their text.
 * @param data null if the server sent no board
 */
export function useLoadedBoard(data: Board | null | undefined, error: unknown) {
  const { uid } = useAuth();
  const [loaded, setLoaded] = useState<{ uid: string | null; board: Board } | null>(null);
  if (data && data !== loaded?.board) setLoaded({ uid, board: data });
  const board = data ?? (loaded?.uid === uid ? loaded.board : undefined);
  const isDeleted = data === null || isNotFound(error);
  return { board, isDeleted, isMissing: isDeleted && board === undefined };
}
