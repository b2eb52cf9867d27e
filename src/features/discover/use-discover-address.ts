import { useSearchParams } from 'react-router-dom';
import type { DiscoverMode } from '@/domain/discover';

/**
 * The Discover screen's state, which is kept in the URL's query. What belongs to one of the modes is read from
 * `params` by that mode. Typing replaces the history entry, a choice adds one.
 */
export function useDiscoverAddress() {
  const [params, setParams] = useSearchParams();
  const mode: DiscoverMode = params.get('mode') === 'member' ? 'member' : 'board';
  const write = (next: URLSearchParams | string, how: 'push' | 'replace') =>
    setParams(next, { replace: how === 'replace' });
  return {
    params,
    mode,
    /** As typed, including a trailing space. */
    term: params.get('q') ?? '',
    write,
    /** Sets one parameter, or removes it where the value is empty, and keeps the others. */
    set(name: string, value: string, how: 'push' | 'replace') {
      // From the address, not from the last render: a pause in typing may end after another choice.
      const next = new URLSearchParams(window.location.search);
      if (value === '') next.delete(name);
      else next.set(name, value);
      write(next, how);
    },
    /** Another mode, or the same one without its search and filters. */
    start: (next: DiscoverMode) => write(next === 'member' ? 'mode=member' : '', 'push'),
  };
}

export type DiscoverAddress = ReturnType<typeof useDiscoverAddress>;
