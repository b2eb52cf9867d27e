import { useMemo } from 'react';
import { useSearchMembersQuery } from '@/api/boards';
import { MEMBER_CARD_HEIGHT_PX, MemberCard, MemberCardSkeleton } from '@/components/member-card';
import {
  countFilters,
  filterAndSort,
  readMemberFilter,
  writeMemberFilter,
  yearLimits,
  type MemberFilter,
} from '@/domain/discover';
import { roleLabel } from '@/domain/profile-options';
import { searchTerm, withLoaded } from '@/domain/text';
import type { User } from '@/domain/user';
import type { DiscoverAddress } from './discover';
import { TWO_COLUMNS } from './discover-skeleton';
import { MemberFilters } from './member-filters';
import { OrderSelect, Results } from './results';

const ORDERS = [
  ['', 'Default order'],
  ['years', 'Most experience'],
  ['newest', 'Newest'],
  ['name', 'Name'],
] as const;

export interface MemberSearchProps {
  address: DiscoverAddress;
  onClear: () => void;
}

const NO_MEMBERS: readonly User[] = [];

/** The server searches names only. */
const searchedText = ({ name, username, profileQuestions }: User) => {
  const { role, customRole, techStack } = profileQuestions;
  return [name, username, roleLabel(role, customRole), ...techStack].join(' ');
};

/** The member mode without its search field: filters and results, side by side if there is space. */
export function MemberSearch({ address, onClear }: MemberSearchProps) {
  const { params } = address;
  const filter = useMemo(() => readMemberFilter(params), [params]);
  const term = searchTerm(address.term);
  const { min, max } = yearLimits(filter.years);
  const args = { searchTerm: term, role: filter.role, minExperience: min, maxExperience: max };
  const query = useSearchMembersQuery(args);
  const { data: all = NO_MEMBERS } = useSearchMembersQuery({ ...args, searchTerm: '' });
  const members = useMemo(
    () => query.data && filterAndSort(withLoaded(query.data, all, term, searchedText), filter),
    [query.data, all, term, filter],
  );

  function change(changes: Partial<MemberFilter>, how: 'push' | 'replace') {
    // Read from the current URL: a debounced write may happen after another change.
    const next = new URLSearchParams(window.location.search);
    writeMemberFilter({ ...readMemberFilter(next), ...changes }, next);
    address.write(next, how);
  }

  return (
    <div className="@container">
      <div className="flex flex-wrap items-start gap-x-2 @4xl:grid @4xl:grid-cols-[17rem_minmax(0,1fr)_auto] @4xl:grid-rows-[auto_1fr] @4xl:gap-x-6">
        <MemberFilters
          filter={filter}
          onChange={change}
          found={query.isFetching ? undefined : members?.length}
        />
        <div className="mb-4 ml-auto flex min-h-8 gap-2 @4xl:order-1 @4xl:col-start-3 @4xl:row-start-1">
          <OrderSelect orders={ORDERS} order={filter.order} onChange={(order) => change({ order }, 'push')} />
        </div>
        <div className={`order-1 w-full @4xl:col-span-2 @4xl:col-start-2 @4xl:row-start-2 ${TWO_COLUMNS}`}>
          <Results
            noun="member"
            items={members}
            query={query}
            emptyTitle="No Members Found"
            isNarrowed={term !== '' || countFilters(filter) > 0}
            onClear={onClear}
            rowHeightPx={MEMBER_CARD_HEIGHT_PX}
            skeleton={<MemberCardSkeleton />}
            renderItem={(member) => <MemberCard member={member} />}
          />
        </div>
      </div>
    </div>
  );
}
