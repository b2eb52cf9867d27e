import schema from '@jsonresume/schema/schema.json';
import sample from '@jsonresume/schema/sample.resume.json';
import { validate, type Schema } from 'jsonschema';
import { expect, it } from 'vitest';
import { toJsonResume, yearsOfWork } from './json-resume';
import type { User } from '@/domain/user';

const user: User = {
  id: 'u1',
  firebaseUid: 'f1',
  name: 'Ada Lovelace',
  username: 'ada',
  email: 'ada@example.com',
  bio: 'I write notes.',
  location: 'London',
  walletAddress: '0xabc',
  profilePicture: 'https://example.com/ada.png',
  verified: true,
  createdAt: null,
  isProfileComplete: true,
  profileCompletionPercentage: 100,
  onboardingStep: 'social',
  onboardingCompleted: true,
  socialMedia: [
    { platform: 'github', url: 'https://github.com/ada' },
    { platform: 'evil', url: 'javascript:alert(1)' },
  ],
  profileQuestions: {
    role: 'other',
    customRole: 'Analyst',
    developerType: ['frontend'],
    customDeveloperType: ['Engines'],
    workPreference: 'remote',
    yearsOfExperience: 7,
    salaryExpectations: { salary: 90_000, hidden: true },
    techStack: ['Brass', 'Cards'],
    lookingForOpportunities: 'looking',
  },
};
const URL_OF_PROFILE = 'https://talentboard.example/profile/u1';

it('writes a profile as a JSON Resume, without what is private', () => {
  const resume = toJsonResume(user, URL_OF_PROFILE);
  expect(resume).toEqual({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: 'Ada Lovelace',
      label: 'Analyst',
      image: 'https://example.com/ada.png',
      email: 'ada@example.com',
      summary: 'I write notes.',
      location: { city: 'London' },
      profiles: [{ network: 'GitHub', url: 'https://github.com/ada' }],
    },
    skills: [
      { name: 'Tech stack', keywords: ['Brass', 'Cards'] },
      { name: 'Developer specialization', keywords: ['Frontend', 'Engines'] },
    ],
    meta: { canonical: URL_OF_PROFILE, version: 'v1.0.0' },
  });
  expect(validate(resume, schema as unknown as Schema).errors).toEqual([]);
});

it('has only addresses that lead somewhere, and no white space around texts', () => {
  const links = ['https://', ' http://ada.example ', 'no https://ada.example', 'ftp://ada.example'];
  const socialMedia = links.map((url) => ({ platform: 'github', url }));
  const odd = { ...user, location: ' London ', profilePicture: 'https://', socialMedia };
  const { basics } = toJsonResume(odd, URL_OF_PROFILE);
  expect(basics?.profiles).toEqual([{ network: 'GitHub', url: 'http://ada.example/' }]);
  expect(basics?.image).toBeUndefined();
  expect(basics?.location).toEqual({ city: 'London' });
  const nowhere = toJsonResume({ ...user, location: ' ' }, URL_OF_PROFILE);
  expect(nowhere.basics).not.toHaveProperty('location');
});

it('leaves out what is missing, as the format requires', () => {
  const empty: User = {
    ...user,
    email: '',
    bio: ' ',
    location: '',
    profilePicture: 'data:image/png;base64,AA',
    socialMedia: [],
    profileQuestions: {
      ...user.profileQuestions,
      role: '',
      techStack: [],
      developerType: [],
      customDeveloperType: [],
    },
  };
  const resume = toJsonResume(empty, URL_OF_PROFILE);
  expect(resume.basics).toEqual({ name: 'Ada Lovelace', profiles: [] });
  expect(resume.skills).toEqual([]);
  expect(validate(resume, schema as unknown as Schema).errors).toEqual([]);
});

const NOW = new Date('2026-11-15T12:00:00Z');
it.each([
  ['no work', undefined, 0],
  ['years only', [{ startDate: '2010', endDate: '2013' }], 3],
  ['months, not only years', [{ startDate: '2010-12', endDate: '2013-11' }], 2],
  ['a job that goes on', [{ startDate: '2024-11-01' }], 2],
  ['a job that ends in the future', [{ startDate: '2024-11-01', endDate: '2030-01-01' }], 2],
  ['less than a year', [{ startDate: '2020-01', endDate: '2020-12' }], 0],
  [
    'jobs at the same time',
    [
      { startDate: '2010', endDate: '2014' },
      { startDate: '2011', endDate: '2012' },
    ],
    4,
  ],
  [
    'a gap',
    [
      { startDate: '2015', endDate: '2016' },
      { startDate: '2010', endDate: '2012' },
    ],
    3,
  ],
  ['a wrong order', [{ startDate: '2015', endDate: '2010' }], 0],
  ['no start', [{ endDate: '2010' }, {}], 0],
])('counts the years of %s', (_name, work, years) => {
  expect(yearsOfWork(work === undefined ? {} : { work }, NOW)).toBe(years);
});

it("counts the years of the format's own sample", () => {
  expect(yearsOfWork(sample, NOW)).toBeGreaterThan(0);
});
