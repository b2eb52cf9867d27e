import {
  FULL_YEARS_RANGE,
  isFullRange,
  readMemberFilter,
  writeMemberFilter,
  type MemberFilter,
} from '@/domain/discover';
import { withKnownRole } from '@/domain/member';
import {
  NO_PEOPLE_FILTER,
  readPeopleFilter,
  writePeopleFilter,
  type PeopleFilter,
} from '@/domain/people-filter';

/** Everything that people are narrowed by: what the server searches for, and what the browser filters. */
export type MemberSearchFilter = MemberFilter & PeopleFilter;

/** The same order, and nothing filtered. */
export function cleared({ order }: MemberSearchFilter): MemberSearchFilter {
  return { role: null, years: FULL_YEARS_RANGE, ...NO_PEOPLE_FILTER, order };
}

/** The number of filters that narrow the list. */
export function activeCount({ role, years, isOpenToWork, tech }: MemberSearchFilter): number {
  return Number(role !== null) + Number(!isFullRange(years)) + Number(isOpenToWork) + tech.length;
}

export function readMemberSearch(query: string): { term: string; filter: MemberSearchFilter } {
  const params = new URLSearchParams(query);
  const filter = { ...withKnownRole(readMemberFilter(params)), ...readPeopleFilter(params) };
  return { term: params.get('q') ?? '', filter };
}

export function writeMemberSearch(term: string, filter: MemberSearchFilter): URLSearchParams {
  const params = new URLSearchParams({ mode: 'member', ...(term === '' ? {} : { q: term }) });
  writeMemberFilter(filter, params);
  writePeopleFilter(filter, params);
  return params;
}
