import { describe, expect, it } from 'vitest';
import {
  checkYears,
  FULL_YEARS_RANGE,
  readMemberFilter,
  typedYears,
  writeMemberFilter,
  yearLimits,
  type MemberFilter,
} from './discover';
import { withKnownRole } from './member';

const written = (filter: MemberFilter) => {
  const params = new URLSearchParams();
  writeMemberFilter(filter, params);
  return params.toString();
};
const read = (query: string) => readMemberFilter(new URLSearchParams(query));

describe('the filter in the URL', () => {
  it.each(['', 'q=a+b+', 'role=bd&min=2&max=7', 'min=0x'])('reads %s and writes what it means', (query) => {
    expect(read(written(read(query)))).toEqual(read(query));
  });

  it.each([
    ['', { role: null, years: FULL_YEARS_RANGE }],
    ['role=', { role: null, years: FULL_YEARS_RANGE }],
    ['role=king', { role: 'king', years: FULL_YEARS_RANGE }],
    ['min=7&max=7', { role: null, years: { min: 7, max: 7 } }],
    ['min=12&max=400', { role: null, years: { min: 12, max: 20 } }],
    ['min=x5&max=5x', { role: null, years: FULL_YEARS_RANGE }],
    ['min=٣&max=１２', { role: null, years: { min: 3, max: 12 } }],
  ])('%j means exactly this', (query, filter) => {
    expect(read(query)).toEqual(filter);
  });

  it('is empty where nothing is filtered', () => {
    expect(written({ role: null, years: FULL_YEARS_RANGE })).toBe('');
    expect(written({ role: 'bd', years: { min: 2, max: 7 } })).toBe('role=bd&min=2&max=7');
  });

  it('keeps a role that is in the list and drops any other', () => {
    const filter = { role: 'bd', years: FULL_YEARS_RANGE };
    expect(withKnownRole(filter)).toBe(filter);
    expect(withKnownRole({ ...filter, role: 'king' })).toEqual({ ...filter, role: null });
  });

  it('leaves defaults out', () => {
    expect(written(read('role=devrel&min=2&max=20'))).toBe('role=devrel&min=2');
  });

  it.each([
    ['an unknown role', 'role=king'],
    ['a turned range', 'min=9&max=3'],
    ['no numbers', 'min=x&max=-1'],
  ])('treats %s as not set', (_what, query) => {
    expect(withKnownRole(read(query))).toEqual({ role: null, years: FULL_YEARS_RANGE });
  });
});

describe('checkYears', () => {
  it.each([
    ['0', '20', { range: { min: 0, max: 20 } }],
    ['', '', { range: { min: 0, max: 20 } }],
    [' ', ' ', { range: { min: 0, max: 20 } }],
    ['7', '7', { range: { min: 7, max: 7 } }],
    ['٣', '۱۲', { range: { min: 3, max: 12 } }],
    ['１', '１２ ', { range: { min: 1, max: 12 } }],
    ['8', '7', { errors: { min: 'Min must not exceed max' } }],
    [
      '-1',
      '21',
      { errors: { min: 'Use a whole number from 0 to 20', max: 'Use a whole number from 0 to 20' } },
    ],
    ['1.5', '3', { errors: { min: 'Use a whole number from 0 to 20' } }],
  ])('%s to %s', (min, max, result) => {
    expect(checkYears({ min, max })).toEqual(result);
  });
});

it('sends no limit at an end of the scale', () => {
  expect(yearLimits(FULL_YEARS_RANGE)).toEqual({ min: null, max: null });
  expect(yearLimits({ min: 1, max: 20 })).toEqual({ min: 1, max: null });
  expect(yearLimits({ min: 0, max: 19 })).toEqual({ min: null, max: 19 });
});

it('shows both ends of a range as texts', () => {
  expect(typedYears({ min: 0, max: 7 })).toEqual({ min: '0', max: '7' });
});
