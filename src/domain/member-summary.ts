import { formatNumber } from './format-number';
import { LOOKING, roleLabel } from './profile-options';
import type { User } from './user';

/* What a card shows of a person. */

/** Years of experience and role, as far as they are known: '3 yoe', 'Designer'. */
export function memberFacts({ profileQuestions }: User): string[] {
  const { role, customRole, yearsOfExperience } = profileQuestions;
  const years = yearsOfExperience === null ? '' : `${formatNumber(yearsOfExperience)} yoe`;
  return [years, roleLabel(role, customRole)].filter((fact) => fact !== '');
}

export const isOpenToWork = ({ profileQuestions }: Pick<User, 'profileQuestions'>): boolean =>
  profileQuestions.lookingForOpportunities === LOOKING;

/** '+2 more' */
export const moreText = (count: number): string => `+${count} more`;

/** Letters. */
const SHORT_TECH = 8;

/** Whether a technology gives way first where there is too little room for all of them. */
export const isLongTech = (tech: string): boolean => tech.length > SHORT_TECH;
