import { formatNumber } from '../format-number';
import { hasIdOnly } from '../join-request';
import type { Application } from './application';
import { hideIdentity } from './blind';

/** What a profile said when its application was first read; the answers cannot change. */
export interface ProfileThen {
  /** Never shown: in a blind pass it is hidden in the other texts, also where the person has another name by now. */
  name: string;
  role: string;
  location: string;
  /** USD per year; null for none, or a hidden one. */
  salary: number | null;
  bio: string;
}

export interface ProfileChange {
  field: 'Role' | 'Location' | 'Salary' | 'Bio';
  /** '' where there was nothing. */
  then: string;
  now: string;
}

export function profileOf({ role, user }: Application): ProfileThen {
  const { salary, hidden } = user.profileQuestions.salaryExpectations;
  const [location, bio] = [user.location.trim(), user.bio.trim()];
  return { name: user.name, role, location, salary: hidden ? null : salary, bio };
}

/** '' for none. */
export const salaryWords = (salary: number | null) =>
  salary === null ? '' : `${formatNumber(salary)} USD per year`;

/**
 * What a profile says differently since it was first read. A salary that is hidden by now is left out.
 * @param then null where that is not known
 * @param isHidden whether nobody may know whose it is
 */
export function profileChanges(
  then: ProfileThen | null,
  application: Application,
  isHidden: boolean,
): ProfileChange[] {
  if (then === null) return [];
  // The list may come without its people, who are loaded later: now, or when it was read.
  if (hasIdOnly(application) || !Object.values(then).some(Boolean)) return [];
  const now = profileOf(application);
  const { user } = application;
  const shown = (text: string) =>
    isHidden ? hideIdentity(hideIdentity(text, user), { ...user, name: then.name }) : text;
  const changes: ProfileChange[] = [
    { field: 'Role', then: shown(then.role), now: shown(now.role) },
    { field: 'Location', then: shown(then.location), now: shown(now.location) },
    { field: 'Salary', then: salaryWords(then.salary), now: salaryWords(now.salary) },
    { field: 'Bio', then: shown(then.bio), now: shown(now.bio) },
  ];
  const isSalaryHidden = user.profileQuestions.salaryExpectations.hidden;
  return changes.filter((one) => one.then !== one.now && !(one.field === 'Salary' && isSalaryHidden));
}
