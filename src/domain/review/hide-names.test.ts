import { expect, it } from 'vitest';
import { application } from '@kit/application';
import { aliasFor, hideName } from './hide-names';

it('gives each request a unique alias', () => {
  expect(aliasFor('request-1')).toBe(aliasFor('request-1'));
  expect(aliasFor('request-1')).toMatch(/^Applicant [2-9A-HJ-NP-Z]{5}$/);
  const aliases = new Set(Array.from({ length: 500 }, (_, index) => aliasFor(`66f0${index}a9c1`)));
  expect(aliases.size).toBe(500);
});

const ONE = application(
  'r1',
  {
    name: 'Béla Kovács',
    username: 'belak',
    email: 'bela@example.com',
    profilePicture: 'https://pictures.example/bela.png',
    bio: 'Béla builds kayaks',
    location: 'Szeged',
    socialMedia: [{ platform: 'github', url: 'https://github.com/belak' }],
  },
  ['Salary?,I am Béla'],
);

it('removes name, picture, handle and links, and keeps the texts', () => {
  const { name, user, answers } = hideName(ONE);
  expect(name).toBe(aliasFor(ONE.id));
  expect(user).toMatchObject({
    name,
    username: '',
    email: '',
    profilePicture: null,
    socialMedia: [],
    bio: 'Béla builds kayaks',
  });
  expect(answers).toEqual(ONE.answers);
});

it('searches the texts, but neither the name nor the alias', () => {
  expect(hideName(ONE).searchText().split('\n').filter(Boolean)).toEqual([
    'i am bela',
    'bela builds kayaks',
    'szeged',
  ]);
});

it('returns the same object for the same application', () => {
  expect(hideName(ONE)).toBe(hideName(ONE));
});
