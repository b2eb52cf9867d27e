import { expect, it } from 'vitest';
import type { JsonResume } from './json-resume';
import type { EditProfileValues } from './edit-profile-schema';
import { resumeChanges } from './resume-changes';

const FIELDS = {
  twitter: '',
  github: '',
  youtube: '',
  telegram: '',
  leetcode: '',
  linkedin: '',
  peerlist: '',
};
const form: EditProfileValues = {
  username: 'ada',
  location: 'London',
  bio: 'Old bio',
  walletAddress: '',
  fields: { ...FIELDS, github: 'https://github.com/ada' },
  links: [{ platform: 'Blog', url: 'https://ada.example/' }],
  next: { platform: '', url: '' },
  lookingForOpportunities: 'looking',
  role: 'designer',
  customRole: '',
  workPreference: 'remote',
  yearsOfExperience: '3',
  salary: '90',
  isSalaryHidden: true,
  techStack: ['React'],
  developerTags: ['Frontend'],
};
const NOW = new Date('2026-11-15T12:00:00Z');

const changesOf = (resume: JsonResume) =>
  resumeChanges(resume, form, NOW).map(({ label, before, after }) => [label, before, after]);
const after = (resume: JsonResume) =>
  resumeChanges(resume, form, NOW).reduce((values, { apply }) => apply(values), form);

it('finds what a résumé says differently, and changes nothing else', () => {
  const resume: JsonResume = {
    basics: {
      name: 'Somebody Else',
      email: 'else@example.com',
      label: 'Product',
      summary: ' New bio ',
      location: { city: 'Porto', region: 'Porto', countryCode: 'PT' },
      url: 'https://else.example',
      profiles: [
        { network: 'Twitter', username: '@else' },
        { network: 'LinkedIn', url: 'https://www.linkedin.com/in/else' },
        { network: 'Mastodon', url: 'https://example.social/@else' },
      ],
    },
    work: [{ startDate: '2016-11', endDate: '2026-11' }],
    skills: [
      { name: 'Web', keywords: ['react', 'CSS'] },
      { name: 'Go' },
      { name: 'Developer specialization', keywords: ['Backend'] },
    ],
  };
  expect(changesOf(resume)).toEqual([
    ['Location', 'London', 'Porto, PT'],
    ['Bio', 'Old bio', 'New bio'],
    ['Role', 'Designer', 'Product'],
    ['Years of experience', '3', '10'],
    ['Tech stack', 'React', 'React, CSS, Go'],
    ['Developer specialization', 'Frontend', 'Frontend, Backend'],
    ['Twitter', '', 'https://x.com/else'],
    ['LinkedIn', '', 'https://www.linkedin.com/in/else'],
    ['Mastodon', '', 'https://example.social/@else'],
    ['Website', '', 'https://else.example/'],
  ]);
  expect(after(resume)).toEqual({
    ...form,
    location: 'Porto, PT',
    bio: 'New bio',
    role: 'product',
    yearsOfExperience: '10',
    techStack: ['React', 'CSS', 'Go'],
    developerTags: ['Frontend', 'Backend'],
    fields: {
      ...FIELDS,
      github: 'https://github.com/ada',
      twitter: 'https://x.com/else',
      linkedin: 'https://www.linkedin.com/in/else',
    },
    links: [
      ...form.links,
      { platform: 'Mastodon', url: 'https://example.social/@else' },
      { platform: 'Website', url: 'https://else.example/' },
    ],
  });
});

it.each<[string, JsonResume]>([
  ['an empty résumé', {}],
  [
    'empty parts',
    { basics: { summary: ' ', label: ' ', location: {}, profiles: [{}] }, skills: [{}], work: [{}] },
  ],
  ['the same again', { basics: { label: 'designer', summary: 'Old bio', location: { city: 'London' } } }],
  [
    'known links',
    { basics: { url: 'https://ada.example', profiles: [{ network: 'github', username: 'ada' }] } },
  ],
  ['known technologies', { skills: [{ name: 'REACT' }, { name: 'Tech stack' }] }],
  [
    'no web address',
    { basics: { url: 'javascript:alert(1)', profiles: [{ network: 'X', url: 'ftp://x' }] } },
  ],
])('finds nothing in %s', (_name, resume) => {
  expect(changesOf(resume)).toEqual([]);
});

it('turns a role that the form does not have into a custom role', () => {
  expect(after({ basics: { label: 'Programmer' } })).toEqual({
    ...form,
    role: 'other',
    customRole: 'Programmer',
  });
  expect(after({ basics: { label: 'Other' } })).toEqual({ ...form, role: 'other', customRole: 'Other' });
});

it('uses the first of two links to one platform, and keeps the names of unknown platforms', () => {
  const profiles = ['one', 'two'].map((name) => ({ network: 'X', url: `https://x.com/${name}` }));
  const odd = { network: '__proto__', url: 'https://odd.example/' };
  expect(changesOf({ basics: { profiles: [...profiles, odd] } })).toEqual([
    ['Twitter', '', 'https://x.com/one'],
    ['__proto__', '', 'https://odd.example/'],
  ]);
});

it('accepts no more years than the form does', () => {
  expect(after({ work: [{ startDate: '1950' }] }).yearsOfExperience).toBe('50');
});

it('knows a link again that is written in another way', () => {
  const written = {
    ...form,
    fields: { ...FIELDS, github: ' HTTPS://GitHub.com' },
    links: [{ platform: 'Blog', url: 'https://ada.example' }],
  };
  const profiles = [
    { network: 'GitHub', url: 'https://github.com' },
    { network: 'Blog', url: 'https://ada.example' },
  ];
  expect(resumeChanges({ basics: { profiles } }, written, NOW)).toEqual([]);
});
