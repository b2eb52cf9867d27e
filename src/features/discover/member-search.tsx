import { useMemo } from 'react';
import type { MemberFilter } from '@/domain/discover';
import { withKnownRole } from '@/domain/known-role';
import { MemberFilters } from './member-filters';
import { MemberResults } from './member-results';

export interface MemberSearchProps {
  /** Trimmed; '' for everybody. */
  term: string;
  filter: MemberFilter;
  onChange: (changes: Partial<MemberFilter>, how: 'push' | 'replace') => void;
  onClear: () => void;
}

/** The member mode without its search box: the filter panel and the results. */
export function MemberSearch({ term, filter: asked, onChange, onClear }: MemberSearchProps) {
  const filter = useMemo(() => withKnownRole(asked), [asked]);
  return (
    <>
      <MemberFilters filter={filter} onChange={onChange} />
      <MemberResults term={term} filter={filter} onClear={onClear} />
    </>
  );
}
