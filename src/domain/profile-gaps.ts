import { ONBOARDING_SOCIAL_PROFILES_MIN } from './limits';
import type { User } from './user';

/** What a profile may lack, in the order of the edit form. A salary is optional. */
export type ProfileGap =
  | 'location'
  | 'bio'
  | 'workStatus'
  | 'workPreference'
  | 'role'
  | 'years'
  | 'techStack'
  | 'links';

/** What is missing on a profile, by which others would find or judge the person. */
export function profileGaps({ bio, location, socialMedia, profileQuestions }: User): ProfileGap[] {
  const isMissing: [ProfileGap, boolean][] = [
    ['location', location.trim() === ''],
    ['bio', bio.trim() === ''],
    ['workStatus', profileQuestions.lookingForOpportunities === ''],
    ['workPreference', profileQuestions.workPreference === ''],
    ['role', profileQuestions.role === ''],
    ['years', profileQuestions.yearsOfExperience === null],
    ['techStack', profileQuestions.techStack.length === 0],
    ['links', socialMedia.length < ONBOARDING_SOCIAL_PROFILES_MIN],
  ];
  return isMissing.flatMap(([gap, isSo]) => (isSo ? [gap] : []));
}
