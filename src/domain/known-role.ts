import type { MemberFilter } from './discover';
import { ROLE_OPTIONS } from './profile-options';

/** A role that is not on the list counts as not set. Apart from `discover`: the list is not for the first screen to load. */
export function withKnownRole<Filter extends MemberFilter>(filter: Filter): Filter {
  return ROLE_OPTIONS.some(({ value }) => value === filter.role) ? filter : { ...filter, role: null };
}
