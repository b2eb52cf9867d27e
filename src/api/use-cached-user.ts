import { useMemo } from 'react';
import { useStore } from 'react-redux';
import type { User } from '@/domain/user';
import type { WithApi } from './base-api';
import { isRecord } from './wire/wire-values';

export type CachedUser = Pick<User, 'id' | 'name' | 'username' | 'profilePicture'>;

const isUserWithId = (value: unknown, id: string): value is CachedUser =>
  isRecord(value) && value.id === id && 'username' in value;

/** Searches one cached answer: a user, a list of users, a board, or a list of boards with their members. */
function findIn(data: unknown, id: string): CachedUser | null {
  if (isUserWithId(data, id)) return data;
  const entries = isRecord(data) ? data.members : data;
  if (!Array.isArray(entries)) return null;
  for (const entry of entries as unknown[]) {
    const found = findIn(entry, id);
    if (found !== null) return found;
  }
  return null;
}

/**
 * What is already in the cache about a person, from a list they were in: name and picture are shown while their
 * profile is loading. Looked up once per id.
 */
export function useCachedUser(userId: string | undefined): CachedUser | null {
  const store = useStore<WithApi>();
  return useMemo(() => {
    if (userId === undefined) return null;
    for (const entry of Object.values(store.getState().api.queries)) {
      const found = findIn(entry?.data, userId);
      if (found !== null && found.name !== '') return found;
    }
    return null;
  }, [store, userId]);
}
