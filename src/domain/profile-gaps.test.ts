import { expect, it } from 'vitest';
import { profileGaps } from './profile-gaps';
import type { User } from './user';

const link = { platform: 'github', url: 'https://github.com/ada' };
const whole = {
  bio: 'I keep bees.',
  location: 'Porto',
  socialMedia: [link, link],
  profileQuestions: {
    role: 'designer',
    workPreference: 'remote',
    yearsOfExperience: 0,
    techStack: ['Figma'],
    lookingForOpportunities: 'no_answer',
    salaryExpectations: { salary: null, hidden: false },
  },
} as unknown as User;

const questions = (changes: Partial<User['profileQuestions']>) => ({
  profileQuestions: { ...whole.profileQuestions, ...changes },
});

it('finds nothing missing on a whole profile, without a salary and with no years', () => {
  expect(profileGaps(whole)).toEqual([]);
});

it.each([
  ['location', { location: ' ' }],
  ['bio', { bio: '\n' }],
  ['workStatus', questions({ lookingForOpportunities: '' })],
  ['workPreference', questions({ workPreference: '' })],
  ['role', questions({ role: '' })],
  ['years', questions({ yearsOfExperience: null })],
  ['techStack', questions({ techStack: [] })],
  ['links', { socialMedia: [link] }],
])('finds that %s is missing', (gap, changes) => {
  expect(profileGaps({ ...whole, ...changes })).toEqual([gap]);
});

it('lists what is missing in the order of the form', () => {
  const nothing = questions({
    lookingForOpportunities: '',
    workPreference: '',
    role: '',
    yearsOfExperience: null,
    techStack: [],
  });
  expect(profileGaps({ ...whole, ...nothing, bio: '', location: '', socialMedia: [] })).toEqual([
    'location',
    'bio',
    'workStatus',
    'workPreference',
    'role',
    'years',
    'techStack',
    'links',
  ]);
});
