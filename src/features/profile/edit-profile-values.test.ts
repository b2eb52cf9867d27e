import { describe, expect, test } from 'vitest';
import { readUser } from '@/api/wire/read-user';
import { editProfileSchema, platformsWithInvalidUrls } from './edit-profile-dialog';
import { editProfilePayload, editProfileValues } from './edit-profile-values';

const QUESTIONS = {
  role: 'developer',
  customRole: '',
  developerType: ['frontend', 'other'],
  customDeveloperType: ['Compilers'],
  workPreference: 'in-office',
  yearsOfExperience: 4,
  salaryExpectations: { salary: 62_500, hidden: true },
  techStack: ['React'],
  lookingForOpportunities: 'looking',
};

const SOCIAL = [
  { platform: 'twitter', url: 'https://x.example/ada' },
  { platform: 'portfolio', url: 'https://ada.example' },
];

const ADA = readUser({
  _id: '1',
  name: 'Ada',
  username: 'ada',
  bio: 'Engines.',
  location: 'London',
  walletAddress: '0x1',
  socialMedia: SOCIAL,
  profileQuestions: QUESTIONS,
});

describe('editProfilePayload', () => {
  test('is empty without changes', () => {
    expect(editProfilePayload(editProfileValues(ADA), ADA)).toEqual({});
  });

  test('contains only the changed field', () => {
    expect(editProfilePayload({ ...editProfileValues(ADA), bio: 'Machines. ' }, ADA)).toEqual({
      bio: 'Machines.',
    });
  });

  test('contains all answers if one has changed, except empty ones', () => {
    const { customRole: _unanswered, ...answered } = QUESTIONS;
    expect(editProfilePayload({ ...editProfileValues(ADA), techStack: ['Vue'] }, ADA)).toEqual({
      profileQuestions: { ...answered, techStack: ['Vue'] },
    });
    const nobody = readUser({ _id: '2' });
    expect(editProfilePayload({ ...editProfileValues(nobody), techStack: ['Vue'] }, nobody)).toEqual({
      profileQuestions: {
        developerType: [],
        customDeveloperType: [],
        salaryExpectations: { hidden: false },
        techStack: ['Vue'],
      },
    });
  });

  test('contains cleared answers', () => {
    const values = {
      ...editProfileValues(ADA),
      role: '',
      workPreference: '',
      lookingForOpportunities: '',
      salary: '',
    };
    expect(editProfilePayload(values, ADA).profileQuestions).toMatchObject({
      role: '',
      workPreference: '',
      lookingForOpportunities: '',
      salaryExpectations: { salary: null, hidden: true },
    });
  });

  test('converts thousands to USD, and cleared years to 0', () => {
    const values = { ...editProfileValues(ADA), salary: '75,5', yearsOfExperience: '' };
    expect(editProfilePayload(values, ADA).profileQuestions).toMatchObject({
      salaryExpectations: { salary: 75_500, hidden: true },
      yearsOfExperience: 0,
    });
  });

  test('keeps unchanged numbers exactly', () => {
    const odd = {
      ...ADA,
      profileQuestions: {
        ...ADA.profileQuestions,
        yearsOfExperience: 2.125,
        salaryExpectations: { salary: 85_000.125, hidden: false },
      },
    };
    const { customRole: _unanswered, ...answered } = odd.profileQuestions;
    expect(editProfilePayload({ ...editProfileValues(odd), role: '' }, odd).profileQuestions).toEqual({
      ...answered,
      role: '',
    });
  });
});

test('carries unknown keys through a save on a backend that replaces objects', () => {
  const before = {
    _id: '1',
    socialMedia: [
      { _id: 'l1', platform: 'GitHub', url: 'github.com/ada', isVerified: true },
      { _id: 'l2', platform: 'Blog', url: 'https://ada.example', order: 2 },
      { _id: 'l3', platform: 'twitter', url: 'https://x.com/ada', isVerified: true },
    ],
    profileQuestions: {
      ...QUESTIONS,
      availability: '2 weeks',
      pronouns: '',
      referrer: null,
      salaryExpectations: { salary: 62_500, hidden: true, currency: 'EUR', bonus: null },
    },
  };
  const user = readUser(before);
  const values = editProfileValues(user);
  const typed = { ...values, techStack: ['Vue'], fields: { ...values.fields, twitter: '@lovelace' } };
  const { customRole: _unanswered, ...answered } = before.profileQuestions;
  expect({ ...before, ...editProfilePayload(typed, user) }).toEqual({
    ...before,
    // A changed link is a new one.
    socialMedia: [
      { platform: 'twitter', url: 'https://x.com/lovelace' },
      { _id: 'l1', platform: 'github', url: 'https://github.com/ada', isVerified: true },
      before.socialMedia[1],
    ],
    profileQuestions: { ...answered, techStack: ['Vue'] },
  });
});

test('lists platforms with invalid URLs and ignores half-filled links', () => {
  const values = editProfileValues(ADA);
  expect(platformsWithInvalidUrls(values)).toEqual([]);
  expect(
    platformsWithInvalidUrls({
      ...values,
      fields: {
        ...values.fields,
        github: 'ada',
        youtube: 'my channel',
        twitter: '@ada',
        linkedin: 'linkedin.com/in/ada',
      },
      links: [
        { platform: 'Blog', url: 'nope' },
        { platform: '', url: 'nope' },
      ],
      next: { platform: 'Shop', url: 'nope' },
    }),
  ).toEqual(['GitHub', 'YouTube', 'Blog', 'Shop']);
});

test.each([
  [{ yearsOfExperience: '0' }, true],
  [{ yearsOfExperience: '50' }, true],
  [{ yearsOfExperience: '-1' }, false],
  [{ yearsOfExperience: '51' }, false],
  [{ salary: '0' }, true],
  [{ salary: '10000' }, true],
  [{ salary: '-1' }, false],
  [{ salary: '10,000,000' }, true],
  [{ salary: '10,000,001' }, false],
  [{ salary: '80-90' }, false],
  [{ username: ' ' }, false],
])('validates %o: %s', (changes, isValid) => {
  expect(editProfileSchema(true).isValidSync({ ...editProfileValues(ADA), ...changes })).toBe(isValid);
});
