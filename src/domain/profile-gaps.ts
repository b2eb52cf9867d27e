import { ONBOARDING_SOCIAL_PROFILES_MIN } from './limits';
import type { User } from './user';

/**
 * What is missing on a profile, by which others would find or judge the person, in the order of the edit form. A salary
 * is optional.
 */
export function profileGaps({ bio, location, socialMedia, profileQuestions }: User) {
  const isMissing = {
    location: location.trim() === '',
    bio: bio.trim() === '',
    workStatus: profileQuestions.lookingForOpportunities === '',
    workPreference: profileQuestions.workPreference === '',
    role: profileQuestions.role === '',
    years: profileQuestions.yearsOfExperience === null,
    techStack: profileQuestions.techStack.length === 0,
    links: socialMedia.length < ONBOARDING_SOCIAL_PROFILES_MIN,
  };
  return (Object.keys(isMissing) as (keyof typeof isMissing)[]).filter((gap) => isMissing[gap]);
}

export type ProfileGap = ReturnType<typeof profileGaps>[number];
