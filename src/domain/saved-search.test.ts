import { describe, expect, it } from 'vitest';
import {
  countNew,
  isSavedSearch,
  markSeen,
  newestOf,
  newText,
  searchKey,
  searchName,
  termsOf,
  toggleSearch,
  withRecent,
} from './saved-search';

const key = (query: string) => searchKey(new URLSearchParams(query));

it.each([
  ['', ''],
  ['mode=member', ''],
  ['sort=newest', ''],
  ['q=+', ''],
  ['utm_source=letter', ''],
  ['mode=member&fbclid=1', ''],
  ['utm_source=letter&q=react', 'q=react'],
  ['q=+react+&sort=name', 'q=react'],
  ['type=designers&q=react', 'q=react&type=designers'],
  ['q=ada&mode=member&tech=Go&tech=CSS', 'mode=member&q=ada&tech=Go&tech=CSS'],
])('the search of %j is %j', (query, expected) => {
  expect(key(query)).toBe(expected);
});

it.each([
  ['q=react&type=designers', 'Boards: “react”, designers'],
  ['', 'Boards: all'],
  [
    'mode=member&q=ada&role=bd&min=2&max=9&open=1&work=in-office&place=Porto&tech=Go&tech=CSS',
    'People: “ada”, Business Development, from 2 years, up to 9 years, Open to Work, In office, Porto, Go, CSS',
  ],
  ['mode=member&min=1&max=1', 'People: from 1 year, up to 1 year'],
  ['mode=member&min=x', 'People: from x years'],
])('%j is called %j', (query, name) => {
  expect(searchName(query)).toBe(name);
});

const on = (createdAt: string | null) => ({ createdAt });

it('knows the newest, and how many came after it', () => {
  const found = [on('2026-03-01T00:00:00Z'), on(null), on('2026-05-01T00:00:00Z'), on('soon')];
  expect(newestOf(found)).toBe('2026-05-01T00:00:00.000Z');
  expect(newestOf([on(null)])).toBe('');
  expect(newestOf([])).toBe('');
  expect(countNew(found, '2026-03-01T00:00:00.000Z')).toBe(1);
  expect(countNew(found, newestOf(found))).toBe(0);
  // A search that has found nothing yet.
  expect(countNew(found, '')).toBe(2);
});

it('says how many are new', () => {
  expect(newText(0)).toBe('');
  expect(newText(1)).toBe('1 new since your last visit');
  expect(newText(1200)).toContain(' new since your last visit');
});

describe('saved searches', () => {
  const react = { query: 'q=react', seenUntil: '2026-03-01T00:00:00Z' };
  const vue = { query: 'q=vue', seenUntil: '' };

  it('are added as the latest, and removed', () => {
    expect(toggleSearch([react], vue)).toEqual([vue, react]);
    expect(toggleSearch([vue, react], { ...react, seenUntil: '' })).toEqual([vue]);
  });

  it('are seen up to the newest that was on screen, and never less', () => {
    const later = '2026-04-01T00:00:00Z';
    expect(markSeen([vue, react], 'q=react', later)).toEqual([vue, { ...react, seenUntil: later }]);
    expect(markSeen([vue], 'q=vue', later)).toEqual([{ ...vue, seenUntil: later }]);
    expect(markSeen([react], 'q=react', '2025-01-01T00:00:00Z')).toEqual([react]);
  });

  it.each([
    [react, true],
    [{ query: 'q=a' }, false],
    [{ ...react, query: 1 }, false],
    [null, false],
    ['q=a', false],
  ])('%j is one: %s', (value, expected) => {
    expect(isSavedSearch(value)).toBe(expected);
  });
});

describe('recent searches', () => {
  it.each([
    [[], 'q=react', ['q=react']],
    [['q=vue'], 'q=react', ['q=react', 'q=vue']],
    [['q=vue', 'q=react'], 'q=react', ['q=react', 'q=vue']],
    [['q=re', 'q=vue'], 'q=react', ['q=react', 'q=vue']],
    [['q=react'], 'q=react', ['q=react']],
    [['q=react'], 'q=re', ['q=re', 'q=react']],
    [['mode=member&q=re'], 'q=react', ['q=react', 'mode=member&q=re']],
  ])('%j and then %j', (recent, query, expected) => {
    expect(withRecent(recent, query)).toEqual(expected);
  });

  it('are offered for their mode', () => {
    const recent = ['q=react', 'mode=member&q=ada', 'q=a%26b'];
    expect(termsOf(recent, false)).toEqual(['react', 'a&b']);
    expect(termsOf(recent, true)).toEqual(['ada']);
  });
});
