import { useState } from 'react';
import type { Board } from '@/domain/board';
import { useAuth } from '@/identity/session-selectors';
import { isNotFound } from './errors';

/**
 * A board for as long as its page is open. Once loaded it stays for that person, with what is being typed in its dialogs,
 * even if a reload finds it gone or brings an empty answer.
 * @param data null where the server's answer was empty
 */
export function useLoadedBoard(data: Board | null | undefined, error: unknown) {
  const { uid } = useAuth();
  const [loaded, setLoaded] = useState<{ uid: string | null; board: Board } | null>(null);
  if (data && data !== loaded?.board) setLoaded({ uid, board: data });
  const board = data ?? (loaded?.uid === uid ? loaded.board : undefined);
  const isGone = data === null || isNotFound(error);
  return { board, isGone, isMissing: isGone && board === undefined };
}
