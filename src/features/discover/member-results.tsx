import { useMemo } from 'react';
import { useSearchMembersQuery } from '@/api/boards';
import { useAbortSuperseded } from '@/api/use-abort-superseded';
import { MEMBER_CARD_HEIGHT_PX, MemberCard, MemberCardSkeleton } from '@/components/member-card';
import { isFullRange, yearLimits, type MemberFilter } from '@/domain/discover';
import { filterMembers } from '@/domain/filter-members';
import { Results } from './results';

const NOUN = { one: 'member', other: 'members' };

interface MemberResultsProps {
  /** Trimmed; '' for everybody. */
  term: string;
  filter: MemberFilter;
  onClear: () => void;
}

export function MemberResults({ term, filter, onClear }: MemberResultsProps) {
  const search = useMemo(() => {
    const { min, max } = yearLimits(filter.years);
    return { searchTerm: term, role: filter.role, minExperience: min, maxExperience: max };
  }, [term, filter.role, filter.years]);
  const query = useSearchMembersQuery(search);
  useAbortSuperseded('searchMembers', search);
  const members = useMemo(() => query.data && filterMembers(query.data, filter), [query.data, filter]);
  return (
    <Results
      noun={NOUN}
      items={members}
      query={query}
      emptyTitle="No Members Found"
      isNarrowed={term !== '' || filter.role !== null || !isFullRange(filter.years)}
      onClear={onClear}
      rowHeightPx={MEMBER_CARD_HEIGHT_PX}
      skeleton={<MemberCardSkeleton />}
      renderItem={(member) => <MemberCard member={member} />}
    />
  );
}
