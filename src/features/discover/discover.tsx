import { useSearchParams } from 'react-router-dom';
import type { DiscoverMode } from '@/domain/discover';
import { SEARCH_DEBOUNCE_MS } from '@/domain/limits';
import { useTypedValue } from '@/lib/hooks/use-typed-value';
import { ErrorPanel } from '@/ui/error-panel';
import { lazyComponent } from '@/ui/lazy-component';
import { SearchField } from '@/ui/search-field';
import { BoardResults } from './board-results';
import { DiscoverHeading, MemberSearchSkeleton, ModeToggle } from './discover-skeleton';
import type { MemberSearchProps } from './member-search';

/** Loaded on demand: boards are shown first, so the member mode must not delay them. */
const MemberSearch = lazyComponent<MemberSearchProps>(
  async () => (await import('./member-search')).MemberSearch,
  {
    fallback: MemberSearchSkeleton,
    failed: ({ retry }) => (
      <ErrorPanel title="The members could not be loaded" text="Check your connection." onRetry={retry} />
    ),
  },
);

/** The screen's state, which is in the query string. Typing replaces the history entry, a selection adds one. */
function useDiscoverAddress() {
  const [params, setParams] = useSearchParams();
  const mode: DiscoverMode = params.get('mode') === 'member' ? 'member' : 'board';
  const write = (next: URLSearchParams | string, how: 'push' | 'replace') =>
    setParams(next, { replace: how === 'replace' });
  return {
    params,
    mode,
    /** The term as typed, including trailing spaces. */
    term: params.get('q') ?? '',
    write,
    /** Sets one parameter, or removes it if the value is empty. */
    set(name: string, value: string, how: 'push' | 'replace') {
      // Read from the current URL: a debounced write may happen after another change.
      const next = new URLSearchParams(window.location.search);
      if (value === '') next.delete(name);
      else next.set(name, value);
      write(next, how);
    },
    /** Changes the mode, or clears the search and filters of the current one. */
    start: (next: DiscoverMode) => write(next === 'member' ? 'mode=member' : '', 'push'),
  };
}

export type DiscoverAddress = ReturnType<typeof useDiscoverAddress>;

const SEARCH_TEXTS: Record<DiscoverMode, { label: string; placeholder: string }> = {
  board: { label: 'Search boards', placeholder: 'Search boards...' },
  member: { label: 'Search members', placeholder: 'Search by name or username...' },
};

interface Search {
  mode: DiscoverMode;
  term: string;
}

const isSameSearch = (a: Search, b: Search) => a.mode === b.mode && a.term === b.term;

/** One field for both modes, so that Back keeps its focus. A typed term belongs to its mode. */
function DiscoverSearchBox({ mode, term, set }: Pick<DiscoverAddress, 'mode' | 'term' | 'set'>) {
  function search(typed: Search): Search {
    set('q', typed.term, 'replace');
    return typed;
  }
  const { value, type } = useTypedValue({ mode, term }, search, SEARCH_DEBOUNCE_MS, isSameSearch);
  return (
    <SearchField
      {...SEARCH_TEXTS[mode]}
      value={value.term}
      onChange={(typed) => type({ mode, term: typed })}
      className="min-w-0 flex-1"
    />
  );
}

/** The search for boards or members. */
export function Discover() {
  const address = useDiscoverAddress();
  const { mode, start } = address;
  function clear() {
    start(mode);
    // The button disappears with the search, so the field gets the focus.
    document.querySelector<HTMLElement>('[role=search] input')?.focus();
  }
  const Mode = mode === 'board' ? BoardResults : MemberSearch;
  return (
    <>
      <DiscoverHeading />
      <div className="mb-4 flex flex-col gap-3 sm:flex-row">
        <ModeToggle value={mode} onChange={start} onNear={() => void MemberSearch.preload()} />
        <DiscoverSearchBox {...address} />
      </div>
      <Mode address={address} onClear={clear} />
    </>
  );
}
