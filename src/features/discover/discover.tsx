import { NO_FILTER } from '@/domain/discover';
import { BoardResults } from './board-results';
import { DiscoverSearchBox } from './discover-search-box';
import { MemberFilters } from './member-filters';
import { MemberResults } from './member-results';
import { ModeToggle } from './mode-toggle';
import { useDiscoverState } from './use-discover-state';

/** Search over boards or members (spec section 2, 'Discover page'). */
export function Discover() {
  const { state, update } = useDiscoverState();
  const { mode } = state;
  const term = state.term.trim();
  return (
    <>
      <div className="mb-4 flex flex-col gap-3 sm:flex-row">
        <ModeToggle mode={mode} onChange={(next) => update({ ...NO_FILTER, mode: next }, 'push')} />
        {/* Keyed: what was typed for the other mode, and not searched yet, is forgotten. */}
        <DiscoverSearchBox
          key={mode}
          mode={mode}
          term={state.term}
          onSearch={(typed) => update({ term: typed }, 'replace')}
        />
      </div>
      {mode === 'board' ? (
        <BoardResults term={term} />
      ) : (
        <>
          <MemberFilters filter={state} onChange={update} />
          <MemberResults term={term} filter={state} />
        </>
      )}
    </>
  );
}
