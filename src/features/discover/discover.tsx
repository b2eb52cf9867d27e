import { useMemo } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useSearchBoardsQuery } from '@/api/boards';
import { useBoardRelation } from '@/api/use-board-relation';
import { BOARD_CARD_HEIGHT_PX, BoardCard, BoardCardSkeleton, RelationBadge } from '@/components/board-card';
import type { Board } from '@/domain/board';
import type { DiscoverMode } from '@/domain/discover';
import { SEARCH_DEBOUNCE_MS } from '@/domain/limits';
import { compareTexts, searchTerm, withLoaded } from '@/domain/text';
import { useAuth } from '@/identity/use-session';
import { signInPath } from '@/lib/addresses/return-path';
import { useFocusAfterRemoval } from '@/lib/focus/use-focus-after-removal';
import { useTypedValue } from '@/lib/hooks/use-typed-value';
import { buttonStyle } from '@/ui/button-style';
import { ErrorPanel } from '@/ui/error-panel';
import { lazyComponent } from '@/ui/lazy-component';
import { SearchField } from '@/ui/search-field';
import { AllSet } from './all-set';
import { AboutBoards, DiscoverHeading, MemberSearchSkeleton, ModeToggle } from './discover-skeleton';
import type { MemberSearchProps } from './member-search';
import { OrderSelect, Results } from './results';

/** Loaded on demand: boards are shown first, so the member mode must not delay them. */
const MemberSearch = lazyComponent<MemberSearchProps>(
  async () => (await import('./member-search')).MemberSearch,
  {
    fallback: MemberSearchSkeleton,
    failed: ({ retry }) => (
      <ErrorPanel
        title="We couldn’t load the members"
        text="Check your connection and try again."
        onRetry={retry}
      />
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

export function Discover() {
  const address = useDiscoverAddress();
  const { mode, start } = address;
  const { isLoggedIn } = useAuth();
  const location = useLocation();
  // Back to the boards may unmount the focused element.
  useFocusAfterRemoval(mode === 'member' ? 1 : 0, () =>
    document.querySelector<HTMLElement>('[aria-label="Search for"] button'),
  );
  function clear() {
    start(mode);
    // The button disappears with the search, so the field gets the focus.
    document.querySelector<HTMLElement>('[role=search] input')?.focus();
  }
  const Mode = mode === 'board' ? BoardResults : MemberSearch;
  return (
    <>
      <DiscoverHeading />
      {!isLoggedIn && (
        <AboutBoards>
          <Link to={signInPath(location)} className={buttonStyle('yellow', 'small')}>
            Sign in to join
          </Link>
        </AboutBoards>
      )}
      {(location.state as { isOnboarded?: true } | null)?.isOnboarded && <AllSet />}
      <div className="mb-4 flex flex-col gap-3 sm:flex-row">
        <ModeToggle value={mode} onChange={start} onNear={() => void MemberSearch.preload()} />
        <DiscoverSearchBox {...address} />
      </div>
      <Mode address={address} onClear={clear} />
    </>
  );
}

const time = ({ createdAt }: Board) => Date.parse(createdAt ?? '') || 0;

/** Comparators by the URL's value. Other values keep the server's order. */
const COMPARE = new Map<string, (a: Board, b: Board) => number>([
  ['newest', (a, b) => time(b) - time(a)],
  ['members', (a, b) => b.members.length - a.members.length],
  ['name', (a, b) => compareTexts(a.name, b.name)],
]);

const ORDERS = [
  ['', 'Default order'],
  ['newest', 'Newest'],
  ['members', 'Most members'],
  ['name', 'Name'],
] as const;

const NO_BOARDS: readonly Board[] = [];

/** The server may search only the name. */
const searchedText = ({ name, creator, boardType }: Board) =>
  [name, creator?.name, creator?.username, ...boardType].join(' ');

function BoardRelation({ board }: { board: Board }) {
  return <RelationBadge label={useBoardRelation(board)} />;
}

function BoardResults({ address, onClear }: { address: DiscoverAddress; onClear: () => void }) {
  const { isLoggedIn } = useAuth();
  const term = searchTerm(address.term);
  const order = address.params.get('sort') ?? '';
  const query = useSearchBoardsQuery({ searchTerm: term });
  const { data: all = NO_BOARDS } = useSearchBoardsQuery({ searchTerm: '' });
  const found = query.data;
  const boards = useMemo(() => {
    const compare = COMPARE.get(order);
    const unsorted = found && withLoaded(found, all, term, searchedText);
    return compare ? unsorted?.toSorted(compare) : unsorted;
  }, [found, all, term, order]);
  return (
    <>
      <div className="mb-4 flex h-8 justify-end">
        <OrderSelect orders={ORDERS} order={order} onChange={(next) => address.set('sort', next, 'push')} />
      </div>
      <Results
        noun="board"
        items={boards}
        query={query}
        emptyTitle="No Boards Found"
        isNarrowed={term !== ''}
        onClear={onClear}
        rowHeightPx={BOARD_CARD_HEIGHT_PX}
        skeleton={<BoardCardSkeleton />}
        renderItem={(board) => (
          <BoardCard board={board} badge={isLoggedIn && <BoardRelation board={board} />} />
        )}
      />
    </>
  );
}
