import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Board } from '@/domain/board';
import { baseApi, type WithApi } from './base-api';

/** The boards that the person belongs to, among those whose details are loaded; makes no call. */
export function useMemberships(personId: string | null): ReadonlySet<string> {
  const queries = useSelector((state: WithApi) => state[baseApi.reducerPath].queries);
  return useMemo(() => {
    const boards = Object.values(queries).flatMap((query) =>
      query?.endpointName === 'getBoard' && query.data ? [query.data as Board] : [],
    );
    const joined = boards.filter(({ members }) => members.some(({ id }) => id === personId));
    return new Set(joined.map(({ id }) => id));
  }, [queries, personId]);
}
