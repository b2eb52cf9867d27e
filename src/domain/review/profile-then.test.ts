import { expect, it } from 'vitest';
import { application } from '@kit/application';
import { formatNumber } from '../format-number';
import { profileChanges, profileOf } from './profile-then';

const salary = (amount: number | null, hidden = false) => ({ salary: amount, hidden });
const THEN = `${formatNumber(60_000)} USD per year`;
const ADA = {
  name: 'Ada King',
  username: 'ada',
  role: 'designer',
  location: 'Lisbon',
  bio: 'I build kayaks.',
  salary: salary(60_000),
};
/** 'Location: Lisbon to Berlin' for each change. */
const changed = (now: Partial<typeof ADA>, isHidden = false, then: Partial<typeof ADA> = {}) =>
  profileChanges(
    profileOf(application('1', { ...ADA, ...then })),
    application('1', { ...ADA, ...now }),
    isHidden,
  ).map(({ field, then: before, now: after }) => `${field}: ${before} to ${after}`);

it.each<[Partial<typeof ADA>, string[]]>([
  [{}, []],
  [{ name: 'Ada Lovelace', location: ' Lisbon ' }, []],
  [{ location: 'Berlin' }, ['Location: Lisbon to Berlin']],
  [{ location: '' }, ['Location: Lisbon to ']],
  [{ role: '' }, ['Role: Designer to ']],
  [
    { bio: 'I sail.', salary: salary(70_000) },
    [`Salary: ${THEN} to ${formatNumber(70_000)} USD per year`, 'Bio: I build kayaks. to I sail.'],
  ],
  [{ salary: salary(null) }, [`Salary: ${THEN} to `]],
  // It is nobody's any more, whatever was read.
  [{ salary: salary(60_000, true) }, []],
  [{ salary: salary(90_000, true) }, []],
])('of %j says %j', (now, expected) => {
  expect(changed(now)).toEqual(expected);
});

it('remembers no hidden salary', () => {
  expect(profileOf(application('1', { ...ADA, salary: salary(60_000, true) })).salary).toBeNull();
});

it('says nothing where it is not known what was read', () => {
  expect(profileChanges(null, application('1', ADA), false)).toEqual([]);
});

it('hides in a blind pass today’s name and the one of then', () => {
  const then = { name: 'Ada Byron', bio: 'Byron, or King, builds kayaks.' };
  expect(changed({ bio: 'Ms. King sails.' }, true, then)).toEqual([
    'Bio: [hidden], or [hidden], builds kayaks. to Ms. [hidden] sails.',
  ]);
});

it('says nothing where nothing is known of the person, now or when they were read', () => {
  const [known, unknown] = [application('1', ADA), application('1', { name: '' })];
  expect(profileChanges(profileOf(unknown), known, false)).toEqual([]);
  expect(profileChanges(profileOf(known), unknown, false)).toEqual([]);
});
