import { SALARY_MAX_USD, SALARY_MIN_USD, YEARS_MAX, YEARS_MIN } from '@/domain/limits';
import { JOB_SEARCH_OPTIONS } from '@/domain/profile-options';
import type { OnboardingStep, ProfileQuestions, SalaryExpectations } from '@/domain/user';
import type { DemoDb, DemoSocialLink, DemoUser } from '../db';
import { HttpError } from '../http-error';
import { newId } from '../object-id';
import {
  asFields,
  readFlag,
  readNumber,
  readOneOf,
  readText,
  readTexts,
  readUrl,
  type Fields,
} from './request-fields';

/** 1 to 50 characters without white space or slashes, in any script. */
export const USERNAME_PATTERN = /^[^\s/\\]{1,50}$/u;

const STEPS: readonly OnboardingStep[] = ['profile', 'questions', 'social'];
const BIO_MAX = 2000;
const LINKS_MAX = 30;

/** Whether nobody else has the name; case does not matter. */
export function isUsernameFree(db: DemoDb, username: string, ownId: string | undefined): boolean {
  const wanted = username.toLowerCase();
  return !db.users.some((user) => user._id !== ownId && user.username.toLowerCase() === wanted);
}

/**
 * Checks the fields of a partial profile update. Fields that were not sent stay as they are, and unknown ones are
 * ignored (people may not change their e-mail, ids and the verified badge).
 * @throws HttpError 422
 */
export function changesFromBody(body: Fields, user: DemoUser): Partial<DemoUser> {
  const changes: Partial<DemoUser> = {};
  const sent = (field: keyof DemoUser): boolean => body[field] !== undefined;
  if (sent('name')) changes.name = readText(body.name, 'Name', { min: 1, max: 200 });
  if (sent('username') && body.username !== user.username) changes.username = readUsername(body.username);
  if (sent('bio')) changes.bio = readOptionalText(body.bio, 'Bio', BIO_MAX);
  if (sent('location')) changes.location = readOptionalText(body.location, 'Location', 200);
  if (sent('walletAddress'))
    changes.walletAddress = readOptionalText(body.walletAddress, 'Wallet address', 200);
  if (sent('socialMedia')) changes.socialMedia = readLinks(body.socialMedia);
  if (sent('profileQuestions')) {
    changes.profileQuestions = readQuestions(body.profileQuestions, user.profileQuestions);
  }
  if (sent('isProfileComplete')) {
    changes.isProfileComplete = readFlag(body.isProfileComplete, 'isProfileComplete');
  }
  if (sent('onboardingCompleted')) {
    changes.onboardingCompleted = readFlag(body.onboardingCompleted, 'onboardingCompleted');
  }
  if (sent('profileCompletionPercentage')) {
    const percentage = readNumber(body.profileCompletionPercentage, 'Profile completion percentage', 0, 100);
    changes.profileCompletionPercentage = percentage;
  }
  if (sent('onboardingStep'))
    changes.onboardingStep = readOneOf(body.onboardingStep, 'Onboarding step', STEPS);
  return changes;
}

function readUsername(value: unknown): string {
  const username = readText(value, 'Username', { min: 1, max: 50 });
  if (!USERNAME_PATTERN.test(username))
    throw new HttpError(422, 'Username must not contain spaces or slashes');
  return username;
}

function readOptionalText(value: unknown, label: string, max: number): string {
  return value === null ? '' : readText(value, label, { max });
}

/** Links without an address are dropped: clearing a field is how a link is removed. */
function readLinks(value: unknown): DemoSocialLink[] {
  if (!Array.isArray(value)) throw new HttpError(422, 'Social media must be a list');
  if (value.length > LINKS_MAX)
    throw new HttpError(422, `Social media must have at most ${LINKS_MAX} entries`);
  return value
    .map((item) => asFields(item, 'Each social link'))
    .filter(({ url }) => url !== '')
    .map(({ platform, url, _id }) => {
      const name = readText(platform, 'Platform', { min: 1, max: 50 });
      return { _id: typeof _id === 'string' ? _id : newId(), platform: name, url: readUrl(url, name) };
    });
}

function readQuestions(value: unknown, before: ProfileQuestions): ProfileQuestions {
  const body = asFields(value, 'Profile questions');
  const after: ProfileQuestions = { ...before };
  const sent = (field: keyof ProfileQuestions): boolean => body[field] !== undefined;
  if (sent('role')) after.role = readOptionalText(body.role, 'Role', 100);
  if (sent('customRole')) after.customRole = readOptionalText(body.customRole, 'Custom role', 100);
  if (sent('developerType')) after.developerType = readTexts(body.developerType, 'Developer type');
  if (sent('customDeveloperType')) {
    after.customDeveloperType = readTexts(body.customDeveloperType, 'Custom developer type');
  }
  if (sent('workPreference')) {
    after.workPreference = readOptionalText(body.workPreference, 'Work preference', 100);
  }
  if (sent('yearsOfExperience')) {
    const years = body.yearsOfExperience;
    after.yearsOfExperience =
      years === null ? null : readNumber(years, 'Years of experience', YEARS_MIN, YEARS_MAX);
  }
  if (sent('salaryExpectations')) after.salaryExpectations = readSalary(body.salaryExpectations);
  if (sent('techStack')) after.techStack = readTexts(body.techStack, 'Tech stack');
  if (sent('lookingForOpportunities')) {
    const statuses = ['', ...JOB_SEARCH_OPTIONS.map((option) => option.value)];
    after.lookingForOpportunities = readOneOf(body.lookingForOpportunities, 'Job search status', statuses);
  }
  return after;
}

function readSalary(value: unknown): SalaryExpectations {
  const { salary, hidden } = asFields(value, 'Salary expectations');
  return {
    salary:
      salary === null || salary === undefined
        ? null
        : readNumber(salary, 'Salary', SALARY_MIN_USD, SALARY_MAX_USD),
    hidden: hidden === undefined ? false : readFlag(hidden, 'Hidden salary'),
  };
}
