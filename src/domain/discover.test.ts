import { describe, expect, it } from 'vitest';
import {
  checkYears,
  FULL_YEARS_RANGE,
  NO_FILTER,
  readDiscoverState,
  typedYears,
  writeDiscoverState,
  yearLimits,
} from './discover';
import { withKnownRole } from './member-role';

describe('the state in the URL', () => {
  it.each(['', 'q=a+b+', 'mode=member', 'mode=member&q=ann&role=bd&min=2&max=7', 'mode=member&min=0x'])(
    'reads %s and writes what it means',
    (query) => {
      const state = readDiscoverState(new URLSearchParams(query));
      expect(readDiscoverState(writeDiscoverState(state))).toEqual(state);
    },
  );

  it.each([
    ['', { mode: 'board', term: '', role: null, years: FULL_YEARS_RANGE }],
    ['q=ann+', { mode: 'board', term: 'ann ', role: null, years: FULL_YEARS_RANGE }],
    ['mode=member&role=', { mode: 'member', term: '', role: null, years: FULL_YEARS_RANGE }],
    ['mode=member&role=king', { mode: 'member', term: '', role: 'king', years: FULL_YEARS_RANGE }],
    ['mode=member&min=7&max=7', { mode: 'member', term: '', role: null, years: { min: 7, max: 7 } }],
    ['mode=member&min=12&max=400', { mode: 'member', term: '', role: null, years: { min: 12, max: 20 } }],
    ['mode=member&min=x5&max=5x', { mode: 'member', term: '', role: null, years: FULL_YEARS_RANGE }],
  ])('%j means exactly this', (query, state) => {
    expect(readDiscoverState(new URLSearchParams(query))).toEqual(state);
  });

  it('is empty where nothing is filtered, and never contains filters in board mode', () => {
    const filter = { term: '', role: 'bd', years: { min: 2, max: 7 } };
    expect(writeDiscoverState({ ...filter, mode: 'board' }).toString()).toBe('');
    expect(writeDiscoverState({ ...NO_FILTER, mode: 'board' }).toString()).toBe('');
    expect(writeDiscoverState({ ...NO_FILTER, mode: 'member' }).toString()).toBe('mode=member');
    expect(writeDiscoverState({ ...filter, mode: 'member' }).toString()).toBe(
      'mode=member&role=bd&min=2&max=7',
    );
  });

  it('keeps a role that is in the list and drops any other', () => {
    const filter = { role: 'bd', years: FULL_YEARS_RANGE };
    expect(withKnownRole(filter)).toBe(filter);
    expect(withKnownRole({ ...filter, role: 'king' })).toEqual({ ...filter, role: null });
  });

  it('keeps what is typed, and leaves defaults out', () => {
    const query = 'mode=member&q=ann+&role=devrel&min=2';
    expect(writeDiscoverState(readDiscoverState(new URLSearchParams(query))).toString()).toBe(query);
  });

  it.each([
    ['an unknown role', 'mode=member&role=king'],
    ['a turned range', 'mode=member&min=9&max=3'],
    ['no numbers', 'mode=member&min=x&max=-1'],
    ['filters in board mode', 'role=bd&min=3'],
  ])('treats %s as not set', (_what, query) => {
    const { role, years } = withKnownRole(readDiscoverState(new URLSearchParams(query)));
    expect({ role, years }).toEqual({ role: null, years: FULL_YEARS_RANGE });
  });
});

describe('checkYears', () => {
  it.each([
    ['0', '20', { range: { min: 0, max: 20 } }],
    ['', '', { range: { min: 0, max: 20 } }],
    [' ', ' ', { range: { min: 0, max: 20 } }],
    ['7', '7', { range: { min: 7, max: 7 } }],
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
