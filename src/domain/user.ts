import { COMPLETION_FULL_PERCENT } from './limits';

export type OnboardingStep = 'profile' | 'questions' | 'social';

/** A link to a person's page elsewhere. `platform` is free text; the known ones are in `social-platforms.ts`. */
export interface SocialLink {
  platform: string;
  url: string;
}

export interface SalaryExpectations {
  /** USD per year; null where the person gave none (or hid it and the server left it out). */
  salary: number | null;
  hidden: boolean;
}

/**
 * What a person answered about their work. Enumerated fields stay plain strings: the lists differ between
 * onboarding and edit, and a stored value that a list lacks must survive (contract, 'Roles and work preference').
 * Empty string, empty list and null all mean 'not answered'.
 */
export interface ProfileQuestions {
  role: string;
  customRole: string;
  developerType: string[];
  customDeveloperType: string[];
  workPreference: string;
  yearsOfExperience: number | null;
  salaryExpectations: SalaryExpectations;
  techStack: string[];
  lookingForOpportunities: string;
}

/** A person as the app knows them, read tolerantly from the wire: a missing text is '', a missing picture null. */
export interface User {
  id: string;
  firebaseUid: string | null;
  name: string;
  username: string;
  email: string;
  bio: string;
  location: string;
  walletAddress: string;
  profilePicture: string | null;
  verified: boolean;
  /** ISO 8601, or null where the server did not say. */
  createdAt: string | null;
  isProfileComplete: boolean;
  profileCompletionPercentage: number;
  onboardingStep: OnboardingStep;
  onboardingCompleted: boolean;
  socialMedia: SocialLink[];
  profileQuestions: ProfileQuestions;
}

/** A complete profile opens boards, creating and joining: both the flag and 100% are needed (contract). */
export function hasCompleteProfile(
  user: Pick<User, 'isProfileComplete' | 'profileCompletionPercentage'>,
): boolean {
  return user.isProfileComplete && user.profileCompletionPercentage === COMPLETION_FULL_PERCENT;
}

/** What a person is called on screen: the name, else @username, else a neutral word. */
export function displayName(user: { name: string; username?: string }): string {
  return user.name.trim() || (user.username ? `@${user.username}` : '') || 'Unnamed member';
}
