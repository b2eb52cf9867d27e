import type { DiscoverMode } from '@/domain/discover';
import { SEARCH_DEBOUNCE_MS } from '@/domain/limits';
import { useTypedValue } from '@/lib/typing/use-typed-value';
import { SearchField } from '@/ui/search-field';

const TEXTS: Record<DiscoverMode, { label: string; placeholder: string }> = {
  board: { label: 'Search boards', placeholder: 'Search boards...' },
  member: { label: 'Search members', placeholder: 'Search by name or username...' },
};

interface Search {
  mode: DiscoverMode;
  term: string;
}

const isSame = (a: Search, b: Search) => a.mode === b.mode && a.term === b.term;

interface DiscoverSearchBoxProps extends Search {
  /** Called once typing has stopped. */
  onSearch: (term: string) => void;
}

export function DiscoverSearchBox({ mode, term, onSearch }: DiscoverSearchBoxProps) {
  function search(typed: Search): Search {
    onSearch(typed.term);
    return typed;
  }
  // What was typed belongs to its mode. The field is the same in both: Back between them must not take its focus.
  const { value, type } = useTypedValue({ mode, term }, search, SEARCH_DEBOUNCE_MS, isSame);
  return (
    <SearchField
      {...TEXTS[mode]}
      value={value.term}
      onChange={(typed) => type({ mode, term: typed })}
      className="min-w-0 flex-1"
    />
  );
}
