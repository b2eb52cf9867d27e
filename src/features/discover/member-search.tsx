import { useMemo } from 'react';
import { readDiscoverState, writeDiscoverState, type MemberFilter } from '@/domain/discover';
import { withKnownRole } from '@/domain/known-role';
import { MemberFilters } from './member-filters';
import { MemberResults } from './member-results';
import type { DiscoverAddress } from './use-discover-address';

export interface MemberSearchProps {
  address: DiscoverAddress;
  onClear: () => void;
}

/** The member mode without its search box: the filter panel and the results. */
export function MemberSearch({ address, onClear }: MemberSearchProps) {
  const { write } = address;
  const query = address.params.toString();
  const state = useMemo(() => readDiscoverState(new URLSearchParams(query)), [query]);
  const filter = useMemo(() => withKnownRole(state), [state]);
  const change = (changes: Partial<MemberFilter>, how: 'push' | 'replace') =>
    write(writeDiscoverState({ ...state, ...changes }), how);
  return (
    <>
      <MemberFilters filter={filter} onChange={change} />
      <MemberResults term={state.term.trim()} filter={filter} onClear={onClear} />
    </>
  );
}
