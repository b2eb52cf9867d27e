import type { MemberFilter } from '@/domain/discover';
import { MemberFilters } from './member-filters';
import { MemberResults } from './member-results';

export interface MemberSearchProps {
  /** Trimmed; '' for everybody. */
  term: string;
  filter: MemberFilter;
  onChange: (changes: Partial<MemberFilter>, how: 'push' | 'replace') => void;
}

/** All of the member mode but its search box: the filter panel and what was found. */
export function MemberSearch({ term, filter, onChange }: MemberSearchProps) {
  return (
    <>
      <MemberFilters filter={filter} onChange={onChange} />
      <MemberResults term={term} filter={filter} />
    </>
  );
}
