import { useState } from 'react';
import { useStore } from 'react-redux';
import type { Board } from '@/domain/board';
import { useAuth } from '@/identity/session-selectors';
import { baseApi, type WithApi } from './base-api';
import type { boardsApi } from './boards';

const SOURCES: readonly (keyof (typeof boardsApi)['endpoints'])[] = [
  'getBoard',
  'searchBoards',
  'listMyBoards',
  'listBoardsOfUser',
];

/** What the cache knows about a board; its members may have names and pictures only. */
export function findCachedBoard(state: WithApi, boardId: string): Board | undefined {
  for (const query of Object.values(state[baseApi.reducerPath].queries)) {
    if (!query?.data || !SOURCES.some((name) => name === query.endpointName)) continue;
    const found = [query.data as Board | Board[]].flat().find((board) => board.id === boardId);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * The board as the card that led here showed it, for the first paint. Read once, because the full answer is being
 * loaded.
 */
export function useCachedBoard(boardId: string): Board | undefined {
  const store = useStore<WithApi>();
  const { uid } = useAuth();
  const [known] = useState(() => ({ uid, board: findCachedBoard(store.getState(), boardId) }));
  // Somebody else sees nothing of it.
  return known.uid === uid && known.board?.id === boardId ? known.board : undefined;
}
