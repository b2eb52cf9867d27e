import type { MemberFilter } from './discover';
import { DEVELOPER, EDIT_ROLE_OPTIONS, optionLabel, OTHER, ROLE_OPTIONS } from './profile-options';
import type { ProfileQuestions } from './user';

type Roles = Pick<ProfileQuestions, 'role' | 'customRole' | 'developerType'>;

/** Roles of the edit dialog that onboarding and Discover know as 'developer'. */
const DEVELOPERS = new Set([DEVELOPER, 'frontend', 'backend', 'fullstack']);
const LISTED = new Set([...ROLE_OPTIONS, ...EDIT_ROLE_OPTIONS].map(({ value }) => value.toLowerCase()));

const fold = (text: string) => text.trim().toLowerCase();

/**
 * Whether somebody has a role, in whichever form it was chosen or typed: the one rule for the search's filter and the
 * demo's backend.
 * @param wanted one of Discover's roles, in any case
 */
export function hasRole({ role, customRole, developerType }: Roles, wanted: string): boolean {
  const name = fold(wanted);
  if (name === DEVELOPER && DEVELOPERS.has(fold(role))) return true;
  const label = optionLabel(
    ROLE_OPTIONS,
    ROLE_OPTIONS.find(({ value }) => fold(value) === name)?.value ?? '',
  );
  const types = developerType.filter((type) => fold(type) !== OTHER);
  return [role, customRole, ...types].some((own) => [name, fold(label) || name].includes(fold(own)));
}

/** Whether somebody certainly has another role: one that can be chosen from a list, and not the wanted one. */
export function hasAnotherRole(roles: Roles, wanted: string): boolean {
  const role = fold(roles.role);
  return LISTED.has(role) && role !== OTHER && !hasRole(roles, wanted);
}

/**
 * A role that is not in the list counts as not set. Not part of `discover`, so that the first screen need not load
 * the list.
 */
export function withKnownRole<Filter extends MemberFilter>(filter: Filter): Filter {
  return ROLE_OPTIONS.some(({ value }) => value === filter.role) ? filter : { ...filter, role: null };
}
