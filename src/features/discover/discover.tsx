import { lazyComponent } from '@/ui/lazy-component';
import { ErrorPanel } from '@/ui/error-panel';
import { BoardResults } from './board-results';
import { DiscoverSearchBox } from './discover-search-box';
import type { MemberSearchProps } from './member-search';
import { MemberSearchSkeleton } from './member-search-skeleton';
import { ModeToggle } from './mode-toggle';
import { useDiscoverAddress } from './use-discover-address';

/** Boards are shown first, so the code of the member mode must not delay the first list. */
const MemberSearch = lazyComponent<MemberSearchProps>(
  async () => (await import('./member-search')).MemberSearch,
  {
    fallback: MemberSearchSkeleton,
    failed: ({ retry }) => (
      <ErrorPanel title="The members could not be loaded" text="Check your connection." onRetry={retry} />
    ),
  },
);

/** Search for boards or members. */
export function Discover() {
  const address = useDiscoverAddress();
  const { mode, term, set, start } = address;
  function clear() {
    start(mode);
    // The button disappears with the search; the focus moves to the search field.
    document.querySelector<HTMLElement>('[role=search] input')?.focus();
  }
  const Mode = mode === 'board' ? BoardResults : MemberSearch;
  return (
    <>
      <div className="mb-4 flex flex-col gap-3 sm:flex-row">
        <ModeToggle mode={mode} onChange={start} onNear={() => void MemberSearch.preload()} />
        <DiscoverSearchBox mode={mode} term={term} onSearch={(typed) => set('q', typed, 'replace')} />
      </div>
      <Mode address={address} onClear={clear} />
    </>
  );
}
