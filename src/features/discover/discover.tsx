import { NO_FILTER } from '@/domain/discover';
import { lazyPart } from '@/lib/lazy-part';
import { ErrorPanel } from '@/ui/error-panel';
import { BoardResults } from './board-results';
import { DiscoverSearchBox } from './discover-search-box';
import type { MemberSearchProps } from './member-search';
import { MemberSearchSkeleton } from './member-search-skeleton';
import { ModeToggle } from './mode-toggle';
import { useDiscoverState } from './use-discover-state';

/** Boards are shown first, so the code of the member mode must not delay the first list. */
const MemberSearch = lazyPart<MemberSearchProps>(async () => (await import('./member-search')).MemberSearch, {
  fallback: MemberSearchSkeleton,
  failed: ({ retry }) => (
    <ErrorPanel title="The members could not be loaded" text="Check your connection." onRetry={retry} />
  ),
});

/** Search for boards or members. */
export function Discover() {
  const { state, update } = useDiscoverState();
  const { mode } = state;
  const term = state.term.trim();
  function clear() {
    update({ ...NO_FILTER, mode }, 'push');
    // The button disappears with the search; the focus moves to the search field.
    document.querySelector<HTMLElement>('[role=search] input')?.focus();
  }
  return (
    <>
      <div className="mb-4 flex flex-col gap-3 sm:flex-row">
        <ModeToggle
          mode={mode}
          onChange={(next) => update({ ...NO_FILTER, mode: next }, 'push')}
          onNear={MemberSearch.preload}
        />
        {/* Keyed: text typed in the other mode but not searched yet is dropped. */}
        <DiscoverSearchBox
          key={mode}
          mode={mode}
          term={state.term}
          onSearch={(typed) => update({ term: typed }, 'replace')}
        />
      </div>
      {mode === 'board' ? (
        <BoardResults term={term} onClear={clear} />
      ) : (
        <MemberSearch term={term} filter={state} onChange={update} onClear={clear} />
      )}
    </>
  );
}
