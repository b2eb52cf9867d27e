import { expect, it } from 'vitest';
import { readUser } from '@/api/wire/read-user';
import { memberFacts } from './member';

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
