import { expect, it } from 'vitest';
import { application, QUESTIONS } from '@kit/application';
import { NO_ASSESSMENT, type Assessment } from './assessment';
import { filterChoices } from './filter-choices';
import type { Application } from './application';

const choices = (...all: [Application, Partial<Assessment>?, boolean?][]) =>
  filterChoices(
    all.map(([one, assessment = {}, hasAppliedBefore = false]) => ({
      application: one,
      assessment: { ...NO_ASSESSMENT, ...assessment },
      tags: assessment.tags ?? [],
      hasAppliedBefore,
    })),
    QUESTIONS.length,
  );

it('offers each role, technology and tag once, in alphabetical order, with how many have it', () => {
  const { roles, techs, tags } = choices(
    [
      application('Ana', { tech: ['Go', 'SQL', 'sql'], role: 'developer' }),
      { tags: ['talk', 'Second round'] },
    ],
    [application('Bo', { tech: ['go'], role: 'designer' }), { tags: ['Talk'] }],
    [application('Chen', { role: 'developer' })],
    [application('Dee', { tech: ['Ada', 'sql'] })],
  );
  expect(roles).toEqual([
    { value: 'Designer', count: 1 },
    { value: 'Developer', count: 2 },
  ]);
  expect(techs).toEqual([
    { value: 'Ada', count: 1 },
    { value: 'go', count: 2 },
    { value: 'sql', count: 2 },
  ]);
  expect(tags).toEqual([
    { value: 'Second round', count: 1 },
    { value: 'Talk', count: 2 },
  ]);
});

it('counts what can be switched, each score, and each question that was left empty', () => {
  expect(
    choices(
      [
        application('Ana', { looking: 'looking' }, ['Why, and why now?,Birds']),
        { score: 5, isStarred: true },
      ],
      [
        application('Bo', { looking: 'not-looking' }),
        { score: 5, notes: { accept: null, reject: 'No' } },
        true,
      ],
      [application('Chen', {}, ['Salary?,80']), { score: 1, notes: { accept: ' ', reject: null } }],
      [application('Dee', {})],
    ),
  ).toEqual({
    roles: [],
    techs: [],
    tags: [],
    leftEmpty: [3, 3],
    scored: [1, 0, 0, 0, 2],
    unscored: 1,
    isOpenToWork: 1,
    isStarred: 1,
    hasNote: 1,
    hasAppliedBefore: 1,
  });
});

it('counts nothing where there is nobody', () => {
  expect(choices().scored).toEqual([0, 0, 0, 0, 0]);
});
