import type { HttpHandler } from 'msw';
import { safeLink } from '@/lib/addresses/safe-link';
import {
  createUser,
  findUser,
  ensure,
  newId,
  userByUid,
  type DemoDb,
  type DemoSocialLink,
  type DemoUser,
} from '../db';
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
import { callerOf, json, viewerOf, type Server } from './server';
import { profileView } from './wire-views';
import { SALARY_MAX_USD, SALARY_MIN_USD, YEARS_MAX, YEARS_MIN } from '@/domain/limits';
import { JOB_SEARCH_OPTIONS } from '@/domain/profile-options';
import { ONBOARDING_STEPS, type ProfileQuestions, type SalaryExpectations } from '@/domain/user';

/** Creating a user after a sign-in, profiles, and the username check. */
export function profileHandlers({ read, change }: Server): HttpHandler[] {
  return [
    // The token identifies the user; the body only adds the name and picture.
    change('post', '/auth/google-login', 'signedIn', (call) => {
      const { db } = call;
      const { name, profilePicture } = asFields(call.body);
      const identity = call.identity!;
      const existing = userByUid(db, identity.uid);
      if (existing !== undefined) return { userId: existing._id };
      const user = createUser(
        {
          ...identity,
          name: typeof name === 'string' && name.trim() !== '' ? name.trim() : identity.name,
          profilePicture: typeof profilePicture === 'string' ? safeLink(profilePicture) : null,
        },
        call.now,
      );
      db.users.push(user);
      return json({ userId: user._id }, 201);
    }),

    read('get', '/profile', 'signedIn', callerOf),

    change('put', '/profile', 'signedIn', (call) => {
      const body = asFields(call.body);
      const user = callerOf(call);
      const changes = changesFromBody(body, user);
      const isTaken = changes.username !== undefined && !isUsernameFree(call.db, changes.username, user._id);
      ensure(!isTaken, 409, 'This username is already taken');
      Object.assign(user, changes);
      return { message: 'Profile updated', user };
    }),

    read('post', '/profile/check-username', 'signedIn', (call) => {
      const username = readText(asFields(call.body).username, 'Username', { min: 1 });
      const isUsernameAvailable =
        USERNAME_PATTERN.test(username) && isUsernameFree(call.db, username, viewerOf(call)?._id);
      return { isUsernameAvailable };
    }),

    read('get', '/profile/:userId', 'visitors', (call) => ({
      user: profileView(call.db, findUser(call.db, call.param('userId')), viewerOf(call)),
    })),
  ];
}

/** 1 to 50 characters in any script, without white space or slashes. */
const USERNAME_PATTERN = /^[^\s/\\]{1,50}$/u;

const BIO_MAX = 2000;
const LINKS_MAX = 30;

/** Whether the username is not taken by another user; case-insensitive. */
function isUsernameFree(db: DemoDb, username: string, ownId: string | undefined): boolean {
  const normalized = username.toLowerCase();
  return !db.users.some((user) => user._id !== ownId && user.username.toLowerCase() === normalized);
}

type Readers<T> = { [Field in keyof T]?: (value: unknown) => T[Field] };

/** Parses the fields that were sent. @throws HttpError 422 */
function readSent<T>(body: Fields, readers: Readers<T>): Partial<T> {
  const all = Object.entries(readers) as [string, (value: unknown) => unknown][];
  const sent = all.filter(([field]) => body[field] !== undefined);
  return Object.fromEntries(sent.map(([field, read]) => [field, read(body[field])])) as Partial<T>;
}

const optionalText = (label: string, max: number) => (value: unknown) =>
  value === null ? '' : readText(value, label, { max });
const readOptionalNumber = (value: unknown, ...rules: [label: string, min: number, max: number]) =>
  value === null ? null : readNumber(value, ...rules);
const texts = (label: string) => (value: unknown) => readTexts(value, label);
const flag = (label: string) => (value: unknown) => readFlag(value, label);

const QUESTIONS: Readers<ProfileQuestions> = {
  role: optionalText('Role', 100),
  customRole: optionalText('Custom role', 100),
  developerType: texts('Developer type'),
  customDeveloperType: texts('Custom developer type'),
  workPreference: optionalText('Work preference', 100),
  yearsOfExperience: (years) => readOptionalNumber(years, 'Years of experience', YEARS_MIN, YEARS_MAX),
  salaryExpectations: readSalary,
  techStack: texts('Tech stack'),
  lookingForOpportunities: (status) =>
    readOneOf(status, 'Job search status', ['', ...JOB_SEARCH_OPTIONS.map(({ value }) => value)]),
};

const profileReaders = (user: DemoUser): Readers<DemoUser> => ({
  name: (value) => readText(value, 'Name', { min: 1, max: 200 }),
  username: readUsername,
  bio: optionalText('Bio', BIO_MAX),
  location: optionalText('Location', 200),
  walletAddress: optionalText('Wallet address', 200),
  socialMedia: readLinks,
  profileQuestions: (value) => ({
    ...user.profileQuestions,
    ...readSent(asFields(value, 'Profile questions'), QUESTIONS),
  }),
  isProfileComplete: flag('isProfileComplete'),
  onboardingCompleted: flag('onboardingCompleted'),
  profileCompletionPercentage: (value) => readNumber(value, 'Profile completion percentage', 0, 100),
  onboardingStep: (value) => readOneOf(value, 'Onboarding step', ONBOARDING_STEPS),
});

/**
 * Parses a partial profile update. Fields that were not sent stay unchanged. Unknown and read-only ones (email, ids,
 * the verified badge) are ignored.
 * @throws HttpError 422
 */
function changesFromBody(body: Fields, user: DemoUser): Partial<DemoUser> {
  const { username, ...others } = body;
  return readSent(username === user.username ? others : body, profileReaders(user));
}

function readUsername(value: unknown): string {
  const username = readText(value, 'Username', { min: 1, max: 50 });
  ensure(USERNAME_PATTERN.test(username), 422, 'Username must not contain spaces or slashes');
  return username;
}

/** Links without a URL are dropped: clearing a field removes the link. */
function readLinks(value: unknown): DemoSocialLink[] {
  ensure(Array.isArray(value), 422, 'Social media must be a list');
  ensure(value.length <= LINKS_MAX, 422, `Social media must have at most ${LINKS_MAX} entries`);
  return value
    .map((item) => asFields(item, 'Each social link'))
    .filter(({ url }) => url !== '')
    .map(({ platform, url, _id }) => {
      const name = readText(platform, 'Platform', { min: 1, max: 50 });
      return { _id: typeof _id === 'string' ? _id : newId(), platform: name, url: readUrl(url, name) };
    });
}

function readSalary(value: unknown): SalaryExpectations {
  const { salary, hidden } = asFields(value, 'Salary expectations');
  return {
    salary: readOptionalNumber(salary ?? null, 'Salary', SALARY_MIN_USD, SALARY_MAX_USD),
    hidden: readFlag(hidden ?? false, 'Hidden salary'),
  };
}
