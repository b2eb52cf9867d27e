import { useMemo } from 'react';
import { useStore } from 'react-redux';
import type { Board } from '@/domain/board';
import type { User } from '@/domain/user';
import { selectAuth, useAuth } from '@/identity/use-session';
import { baseApi, type WithApi } from './base-api';

export type CachedUser = Pick<User, 'id' | 'name' | 'username' | 'profilePicture'>;
type Cached = Partial<Board & User>;

const isBoard = ({ boardType }: Cached) => boardType !== undefined;
const isNamedUser = ({ username, name }: Cached) => username !== undefined && name !== '';

/** Searches the cached responses for boards (with their members), users, and lists of both. */
function findCached(state: WithApi, id: string, isKind: (cached: Cached) => boolean): unknown {
  for (const query of Object.values(state[baseApi.reducerPath].queries)) {
    for (const entry of [query?.data as Cached | Cached[] | null | undefined].flat()) {
      const found = [entry, ...(entry?.members ?? [])].find((cached) => cached?.id === id && isKind(cached));
      if (found) return found;
    }
  }
  return null;
}

function useCached<T>(id: string, isKind: (cached: Cached) => boolean): T | null {
  const store = useStore<WithApi & Parameters<typeof selectAuth>[0]>();
  // Reads once per id, because the full response is loading.
  const { uid, found } = useMemo(() => {
    const state = store.getState();
    return { uid: selectAuth(state).uid, found: findCached(state, id, isKind) as T | null };
  }, [store, id, isKind]);
  // Another account must not see it.
  return uid === useAuth().uid ? found : null;
}

/** The board from the responses of earlier screens, shown while it loads. Its members may have names and pictures only. */
export const useCachedBoard = (boardId: string) => useCached<Board>(boardId, isBoard);

/** The user from the responses of earlier screens, shown while the profile loads. */
export const useCachedUser = (userId = '') => useCached<CachedUser>(userId, isNamedUser);
