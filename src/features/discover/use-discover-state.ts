import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readDiscoverState, writeDiscoverState, type DiscoverState } from '@/domain/discover';

/**
 * The Discover screen's state, which is kept in the URL's query. Typing replaces the history entry, a choice adds
 * one.
 */
export function useDiscoverState() {
  const [params, setParams] = useSearchParams();
  const query = params.toString();
  const state = useMemo(() => readDiscoverState(new URLSearchParams(query)), [query]);
  return {
    state,
    update(changes: Partial<DiscoverState>, how: 'push' | 'replace') {
      setParams(writeDiscoverState({ ...state, ...changes }), { replace: how === 'replace' });
    },
  };
}
