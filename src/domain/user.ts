import { COMPLETION_FULL_PERCENT, INITIALS_MAX } from './limits';

/** The steps in order. */
export const ONBOARDING_STEPS = ['profile', 'questions', 'social'] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** A link to a person's page on another site. `platform` is free text; `social-links.ts` has the known ones. */
export interface SocialLink {
  platform: string;
  url: string;
}

export interface SalaryExpectations {
  /** USD per year; null if it is unknown or hidden. */
  salary: number | null;
  hidden: boolean;
}

/**
 * Facts about a user's work. Fields with options are plain strings, because the lists of onboarding and of the edit dialog
 * differ, and unknown values must be kept. Empty text, empty list and null mean unknown.
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

/** A user. A missing text is '', a missing picture null. */
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
  /** ISO 8601, or null. */
  createdAt: string | null;
  isProfileComplete: boolean;
  profileCompletionPercentage: number;
  onboardingStep: OnboardingStep;
  onboardingCompleted: boolean;
  socialMedia: SocialLink[];
  profileQuestions: ProfileQuestions;
}

/** Required for creating and joining boards: the flag and 100 %. */
export function hasCompleteProfile(
  user: Pick<User, 'isProfileComplete' | 'profileCompletionPercentage'>,
): boolean {
  return user.isProfileComplete && user.profileCompletionPercentage === COMPLETION_FULL_PERCENT;
}

/** A person's name on screen: the name, @username or `unnamed`. */
export function displayName(user: { name: string; username?: string }, unnamed = 'Unknown member'): string {
  return user.name.trim() || (user.username ? `@${user.username}` : '') || unnamed;
}

let segmenter: Intl.Segmenter | undefined;

/** The upper-case first letters (graphemes) of a name's first two words; '?' if there are none. */
export function initials(name: string): string {
  const graphemes = (segmenter ??= new Intl.Segmenter());
  const letters = name
    .split(/\s/u)
    .map((word) => graphemes.segment(word.replace(/^[\p{P}\p{Cf}]+/u, '')).containing(0)?.segment ?? '')
    .filter((letter) => letter !== '');
  return letters.slice(0, INITIALS_MAX).join('').toUpperCase() || '?';
}
