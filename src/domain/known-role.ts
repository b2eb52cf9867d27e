import type { MemberFilter } from './discover';
import { ROLE_OPTIONS } from './profile-options';

/**
 * A role that is not in the list counts as not set. Not part of `discover`, so that the first screen need not load
 * the list.
 */
export function withKnownRole<Filter extends MemberFilter>(filter: Filter): Filter {
  return ROLE_OPTIONS.some(({ value }) => value === filter.role) ? filter : { ...filter, role: null };
}
