import { useMemo } from 'react';
import { useStore } from 'react-redux';
import type { Board } from '@/domain/board';
import type { User } from '@/domain/user';
import { selectAuth, useAuth } from '@/identity/use-session';
import { baseApi, type WithApi } from './base-api';

export type CachedUser = Pick<User, 'id' | 'name' | 'username' | 'profilePicture'>;
type Cached = Partial<Board & User> | null | undefined;

/** Searches the cached responses for boards (with their members), users, and lists of both. */
function findCached<T>(state: WithApi, isMatch: (cached: NonNullable<Cached>) => boolean): T | null {
  for (const query of Object.values(state[baseApi.reducerPath].queries)) {
    for (const entry of [query?.data as Cached | Cached[]].flat()) {
      const found = [entry, ...(entry?.members ?? [])].find((cached) => cached && isMatch(cached));
      if (found) return found as T;
    }
  }
  return null;
}

/** Finds a cached board. Its members may have names and pictures only. */
const findCachedBoard = (state: WithApi, boardId: string): Board | null =>
  findCached(state, (cached) => cached.id === boardId && cached.boardType !== undefined);

function useCached<T>(find: (state: WithApi, id: string) => T | null, id: string): T | null {
  const store = useStore<WithApi & Parameters<typeof selectAuth>[0]>();
  // Reads once per id, because the full response is loading.
  const { uid, found } = useMemo(() => {
    const state = store.getState();
    return { uid: selectAuth(state).uid, found: find(state, id) };
  }, [store, find, id]);
  // Another account must not see it.
  return uid === useAuth().uid ? found : null;
}

/** The board from the responses of earlier screens, shown while the board loads. */
export const useCachedBoard = (boardId: string): Board | null => useCached(findCachedBoard, boardId);

const findCachedUser = (state: WithApi, userId: string): CachedUser | null =>
  findCached(state, (cached) => cached.id === userId && cached.username !== undefined && cached.name !== '');

/** The user from the responses of earlier screens, shown while the profile loads. */
export const useCachedUser = (userId = ''): CachedUser | null => useCached(findCachedUser, userId);
