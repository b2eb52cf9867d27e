import { useMemo } from 'react';
import { useSearchMembersQuery } from '@/api/boards';
import { profileApi } from '@/api/profile';
import { useAbortSuperseded } from '@/api/use-abort-superseded';
import { MEMBER_CARD_HEIGHT_PX, MemberCard, MemberCardSkeleton } from '@/components/member-card';
import { isFullRange, passesFilter, yearLimits, type MemberFilter } from '@/domain/discover';
import { CACHE_SECONDS } from '@/domain/limits';
import { useAuth } from '@/identity/session-selectors';
import { Results } from './results';

const NOUN = { one: 'member', other: 'members' };

interface MemberResultsProps {
  /** Trimmed; '' for everybody. */
  term: string;
  filter: MemberFilter;
}

export function MemberResults({ term, filter }: MemberResultsProps) {
  const search = useMemo(() => {
    const { min, max } = yearLimits(filter.years);
    return { searchTerm: term, role: filter.role, minExperience: min, maxExperience: max };
  }, [term, filter.role, filter.years]);
  const query = useSearchMembersQuery(search);
  useAbortSuperseded('searchMembers', search);
  const { isLoggedIn } = useAuth();
  const prefetchProfile = profileApi.usePrefetch('getProfile', { ifOlderThan: CACHE_SECONDS });
  const members = useMemo(
    () => query.data?.filter((member) => passesFilter(member, filter)),
    [query.data, filter],
  );
  return (
    <Results
      noun={NOUN}
      items={members}
      query={query}
      emptyTitle="No Members Found"
      isNarrowed={term !== '' || filter.role !== null || !isFullRange(filter.years)}
      rowHeightPx={MEMBER_CARD_HEIGHT_PX}
      skeleton={<MemberCardSkeleton />}
      renderItem={(member) => (
        // Profiles are for signed-in people; a visitor's look ahead would only be refused.
        <MemberCard member={member} {...(isLoggedIn ? { onIntent: prefetchProfile } : {})} />
      )}
    />
  );
}
