import type { DiscoverMode } from '@/domain/discover';
import { SEARCH_DEBOUNCE_MS } from '@/domain/limits';
import { useTypedValue } from '@/lib/typing/use-typed-value';
import { SearchField } from '@/ui/search-field';

const TEXTS: Record<DiscoverMode, { label: string; placeholder: string }> = {
  board: { label: 'Search boards', placeholder: 'Search boards...' },
  member: { label: 'Search members', placeholder: 'Search by name or username...' },
};

interface DiscoverSearchBoxProps {
  mode: DiscoverMode;
  term: string;
  /** Called once typing has stopped. */
  onSearch: (term: string) => void;
}

export function DiscoverSearchBox({ mode, term, onSearch }: DiscoverSearchBoxProps) {
  function search(typed: string): string {
    onSearch(typed);
    return typed;
  }
  const typed = useTypedValue(term, search, SEARCH_DEBOUNCE_MS);
  return (
    <SearchField {...TEXTS[mode]} value={typed.value} onChange={typed.type} className="min-w-0 flex-1" />
  );
}
