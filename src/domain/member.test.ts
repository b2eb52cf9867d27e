import { expect, it } from 'vitest';
import { readUser } from '@/api/wire/read-user';
import { initials, isLongTech, memberFacts, moreText, personColour } from './member';

it.each([
  ['Ada Lovelace', 'AL'],
  ['ada', 'A'],
  ['Ana Maria de Souza', 'AM'],
  ['  élodie   durand ', 'ÉD'],
  ['李 小龍', '李小'],
  ['محمد علي', 'مع'],
  ['👩‍💻 Coder', '👩‍💻C'],
  ['(Sam) "Jo" Lee', 'SJ'],
  ['ßam', 'SS'],
  // Combining accents, variation selectors and keycaps belong to the previous letter.
  ['e\u0301lodie A\u030Asa', 'E\u0301A\u030A'],
  ['1\uFE0F\u20E3 Team', '1\uFE0F\u20E3T'],
  ['Jörg Øst', 'JØ'],
  ['7 of 9', '7O'],
  ['-- Ada  Lovelace', 'AL'],
  ['', '?'],
  ['  ', '?'],
  ['-- !!', '?'],
])('initials of %j are %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

it.each([
  [null, '', []],
  [0, '', ['0 yoe']],
  [1200, 'designer', ['1,200 yoe', 'Designer']],
  [null, 'designer', ['Designer']],
])('shows %s years as %j as %j', (yearsOfExperience, role, facts) => {
  const { profileQuestions, ...user } = readUser({ _id: 'u1' });
  const questions = { ...profileQuestions, yearsOfExperience, role };
  expect(memberFacts({ ...user, profileQuestions: questions })).toEqual(facts);
});

it('counts the omitted items, and calls more than eight letters long', () => {
  expect(moreText(2)).toBe('+2 more');
  expect(['Next.js!', 'Next.js!!'].map(isLongTech)).toEqual([false, true]);
});

it.each([
  ['', 1],
  ['ada', 5],
  ['noor', 2],
  ['mario-member', 3],
  ['tomas', 4],
])('gives %j the colour %i, as in boring-avatars', (username, colour) => {
  expect(personColour(username)).toBe(colour);
});
