import { COMPLETION_FULL_PERCENT } from './limits';

/** In their order. */
export const ONBOARDING_STEPS = ['profile', 'questions', 'social'] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** A link to a person's page elsewhere. `platform` is free text; the known ones are in `social-links.ts`. */
export interface SocialLink {
  platform: string;
  url: string;
}

export interface SalaryExpectations {
  /** USD per year; null where the person gave none, or hid it and the server left it out. */
  salary: number | null;
  hidden: boolean;
}

/**
 * A person's answers about their work. The fields with options are plain strings: the lists of onboarding and of
 * the edit dialog differ, and a stored value that a list lacks must not be lost. Empty string, empty list and null
 * all mean 'not answered'.
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

/** A person as the app knows them. Readers are lenient: a missing text is '', a missing picture null. */
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

/** Needed for creating and joining boards: both the flag and 100 % count. */
export function hasCompleteProfile(
  user: Pick<User, 'isProfileComplete' | 'profileCompletionPercentage'>,
): boolean {
  return user.isProfileComplete && user.profileCompletionPercentage === COMPLETION_FULL_PERCENT;
}

/** A person's name on screen: the name, or else @username, or else a neutral word. */
export function displayName(user: { name: string; username?: string }, unnamed = 'Unknown member'): string {
  return user.name.trim() || (user.username ? `@${user.username}` : '') || unnamed;
}
