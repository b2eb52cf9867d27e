import { ONBOARDING_STEPS, type ProfileQuestions, type SocialLink, type User } from '@/domain/user';
import {
  asDateOrNull,
  asId,
  asNumberOrNull,
  asRecord,
  asText,
  asTextOrNull,
  asTexts,
  isRecord,
  referenceId,
  type WireRecord,
} from './wire-values';

/** Shared, because boards may have ten thousand members. */
const NO_QUESTIONS = profileQuestionsFrom({});

function readSocialMedia(value: unknown): SocialLink[] {
  return (Array.isArray(value) ? value : [])
    .filter(isRecord)
    .map((link) => ({ ...link, platform: asText(link.platform), url: asText(link.url) }))
    .filter((link) => link.url !== '');
}

/** Keeps unknown keys, because a save sends the whole object and a backend may replace it. */
function profileQuestionsFrom(questions: WireRecord): ProfileQuestions {
  const salary: WireRecord = isRecord(questions.salaryExpectations) ? questions.salaryExpectations : {};
  return {
    ...questions,
    role: asText(questions.role),
    customRole: asText(questions.customRole),
    developerType: asTexts(questions.developerType),
    customDeveloperType: asTexts(questions.customDeveloperType),
    workPreference: asText(questions.workPreference),
    yearsOfExperience: asNumberOrNull(questions.yearsOfExperience),
    salaryExpectations: { ...salary, salary: asNumberOrNull(salary.salary), hidden: salary.hidden === true },
    techStack: asTexts(questions.techStack),
    lookingForOpportunities: asText(questions.lookingForOpportunities),
  };
}

function userFrom(id: string, record: WireRecord): User {
  const { profileQuestions: questions } = record;
  return {
    id,
    firebaseUid: asTextOrNull(record.firebaseUid),
    name: asText(record.name),
    username: asText(record.username),
    email: asText(record.email),
    bio: asText(record.bio),
    location: asText(record.location),
    walletAddress: asText(record.walletAddress),
    profilePicture: asTextOrNull(record.profilePicture),
    verified: record.verified === true,
    createdAt: asDateOrNull(record.createdAt),
    isProfileComplete: record.isProfileComplete === true,
    profileCompletionPercentage: asNumberOrNull(record.profileCompletionPercentage) ?? 0,
    onboardingStep: ONBOARDING_STEPS.find((step) => step === record.onboardingStep) ?? 'profile',
    onboardingCompleted: record.onboardingCompleted === true,
    socialMedia: readSocialMedia(record.socialMedia),
    profileQuestions: isRecord(questions) ? profileQuestionsFrom(questions) : NO_QUESTIONS,
  };
}

/** @throws WireError if the value is not a user with an id */
export function readUser(json: unknown): User {
  const record = asRecord(json, 'a user');
  return userFrom(asId(record, 'A user'), record);
}

/** Reads a user or a bare id. The id is '' if the account was deleted. */
export const readUserReference = (json: unknown): User =>
  userFrom(referenceId(json) ?? '', isRecord(json) ? json : {});
