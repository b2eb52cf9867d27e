import { isFullRange, yearLimits, type MemberFilter, type YearsRange } from './discover';
import { hasAnotherRole, hasRole } from './member';
import type { User } from './user';

type Person = Pick<User, 'profileQuestions'>;

/** People whose years are unknown pass with the full range only. */
function hasYearsIn({ profileQuestions }: Person, range: YearsRange): boolean {
  const { yearsOfExperience: years } = profileQuestions;
  if (isFullRange(range)) return true;
  if (years === null) return false;
  const { min, max } = yearLimits(range);
  return years >= (min ?? -Infinity) && years <= (max ?? Infinity);
}

/**
 * Filters the server's answer once more, because it is not known whether the server filters. An answer with somebody
 * who certainly has another role was not filtered by role; otherwise the server knows better who has it, and nobody
 * is hidden.
 */
export function filterMembers<T extends Person>(answer: readonly T[], { role, years }: MemberFilter): T[] {
  const members = answer.filter((member) => hasYearsIn(member, years));
  if (role === null) return members;
  const isUnfiltered = answer.some(({ profileQuestions }) => hasAnotherRole(profileQuestions, role));
  return isUnfiltered ? members.filter(({ profileQuestions }) => hasRole(profileQuestions, role)) : members;
}
