import { useMemo } from 'react';
import { useSearchMembersQuery } from '@/api/boards';
import { useAbortSuperseded } from '@/api/use-abort-superseded';
import { MEMBER_CARD_HEIGHT_PX } from '@/components/card-heights';
import { MemberCard, MemberCardSkeleton } from '@/components/member-card';
import { yearLimits } from '@/domain/discover';
import { filterMembers } from '@/domain/filter-members';
import { arrangePeople } from '@/domain/people-filter';
import { activeFilters } from './active-filters';
import { MemberFilters } from './member-filters';
import { readMemberSearch, writeMemberSearch, type MemberSearchFilter } from './member-search-filter';
import { Results } from './results';
import { SavedSearchSlot } from './saved-search-slot';
import type { DiscoverAddress } from './use-discover-address';

const NOBODY: never[] = [];

export interface MemberSearchProps {
  address: DiscoverAddress;
  onClear: () => void;
}

/** The member mode without its search box: the filters and the results. */
export function MemberSearch({ address, onClear }: MemberSearchProps) {
  const query = address.params.toString();
  const { term: typed, filter } = useMemo(() => readMemberSearch(query), [query]);
  const term = typed.trim();
  const { role, years } = filter;
  const { min, max } = yearLimits(years);
  const search = useMemo(
    () => ({ searchTerm: term, role, minExperience: min, maxExperience: max }),
    [term, role, min, max],
  );
  const answer = useSearchMembersQuery(search);
  useAbortSuperseded('searchMembers', search);
  const people = useMemo(() => answer.data && filterMembers(answer.data, filter), [answer.data, filter]);
  const members = useMemo(() => people && arrangePeople(people, filter), [people, filter]);

  function change(changes: Partial<MemberSearchFilter>, how: 'push' | 'replace') {
    // From the address, not from the last render: a pause in typing may end after another choice.
    const current = readMemberSearch(window.location.search);
    address.write(writeMemberSearch(current.term, { ...current.filter, ...changes }), how);
  }
  return (
    <>
      <MemberFilters
        people={people ?? NOBODY}
        filter={filter}
        // Only what this search has found, not what an earlier one did.
        memory={<SavedSearchSlot found={answer.currentData && members} />}
        onChange={change}
      />
      <Results
        noun="member"
        items={members}
        query={answer}
        emptyTitle="No Members Found"
        isNarrowed={term !== '' || activeFilters(filter).length > 0}
        onClear={onClear}
        rowHeightPx={MEMBER_CARD_HEIGHT_PX}
        skeleton={<MemberCardSkeleton />}
        renderItem={(member) => <MemberCard member={member} />}
      />
    </>
  );
}
