import { useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchMembersQuery } from '@/api/boards';
import { MEMBER_CARD_HEIGHT_PX } from '@/components/card-heights';
import { MemberCard, MemberCardSkeleton } from '@/components/member-card';
import { yearLimits } from '@/domain/discover';
import { filterMembers } from '@/domain/filter-members';
import { filterAndSort } from '@/domain/people-filter';
import { MemberFilters } from './member-filters';
import {
  activeCount,
  readMemberSearch,
  writeMemberSearch,
  type MemberSearchFilter,
} from './member-search-filter';
import { FOUND, MEMBER_SEARCH, TOOLS } from './member-search-layout';
import { OrderSelect } from './order-select';
import { Results } from './results';
import type { DiscoverAddress } from './use-discover-address';

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
  const members = useMemo(
    () => answer.data && filterAndSort(filterMembers(answer.data, filter), filter),
    [answer.data, filter],
  );

  function change(changes: Partial<MemberSearchFilter>, how: 'push' | 'replace') {
    // From the address, not from the last render: a pause in typing may end after another choice.
    const current = readMemberSearch(window.location.search);
    address.write(writeMemberSearch(current.term, { ...current.filter, ...changes }), how);
  }
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { pathname } = window.location;
    const shown = root.current;
    return () => {
      // Back to the boards takes away what has the focus, and their button stays.
      if (window.location.pathname !== pathname || !shown?.contains(document.activeElement)) return;
      document.querySelector<HTMLElement>('[aria-label="Search for"] button')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={root} className="@container">
      <div className={MEMBER_SEARCH}>
        <MemberFilters filter={filter} onChange={change} />
        <div className={TOOLS}>
          <OrderSelect orders={ORDERS} order={filter.order} onChange={(order) => change({ order }, 'push')} />
        </div>
        <div className={FOUND}>
          <Results
            noun="member"
            items={members}
            query={answer}
            emptyTitle="No Members Found"
            isNarrowed={term !== '' || activeCount(filter) > 0}
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
