import { expect, it, vi } from 'vitest';
import {
  applicationFilter,
  isFiltering,
  NO_DESK_FILTER,
  countFilters,
  type DeskFilter,
  type ReviewerState,
} from './find-applications';
import type { Application } from './application';
import { NO_MARK, type Mark } from './mark';
import { hideName } from './hide-names';
import { application } from '@kit/application';

const ALL = [
  application('Ana García', { years: 3, tech: ['Go', 'SQL'], role: 'developer', looking: 'looking' }, [
    'Why, and why now?,Because of birds, mostly',
    'Salary?,',
  ]),
  application('Bo', { years: 12, tech: ['go'], role: 'designer', bio: 'Watches BIRDS' }, ['Salary?,90']),
  application('Chen', { tech: [], role: 'developer' }, ['Why, and why now?,Curious', 'Salary?,80']),
];
const MARKS: Record<string, Partial<Mark>> = {
  'Ana García': { score: 1, tags: ['bird', 'Talk'] },
  Bo: { score: 4 },
};
const stateOf = ({ id }: Application): ReviewerState => ({
  kind: id === 'Bo' ? 'yes' : 'undecided',
  mark: { ...NO_MARK, ...MARKS[id] },
});
const found = (filter: Partial<DeskFilter>, all = ALL) =>
  all.filter(applicationFilter({ ...NO_DESK_FILTER, ...filter }, stateOf)).map(({ id }) => id);

it.each<[Partial<DeskFilter>, string[]]>([
  [{}, ['Ana García', 'Bo', 'Chen']],
  [{ term: 'birds' }, ['Ana García', 'Bo']],
  [{ term: 'garcia birds' }, ['Ana García']],
  [{ term: ' GARCÍA ' }, ['Ana García']],
  [{ term: 'why' }, []],
  [{ role: 'Designer' }, ['Bo']],
  [{ minYears: 3 }, ['Ana García', 'Bo']],
  [{ minYears: 4 }, ['Bo']],
  [{ minYears: 0 }, ['Ana García', 'Bo']],
  [{ tech: 'Go' }, ['Ana García', 'Bo']],
  [{ tech: 'sql' }, ['Ana García']],
  [{ status: 'yes' }, ['Bo']],
  [{ status: 'accepted' }, []],
  [{ tag: 'talk' }, ['Ana García']],
  [{ tag: 'bird' }, ['Ana García']],
  [{ tag: 'birds' }, []],
  [{ minScore: 4 }, ['Bo']],
  [{ minScore: 1 }, ['Ana García', 'Bo']],
])('the filter %j finds %j', (filter, ids) => {
  expect(found(filter)).toEqual(ids);
});

it.each([
  ['Łucja Sørensen', 'lucja sorensen'],
  ['Đorđe Þórsson', 'DORDE thorsson'],
  ['Yıldız O’Brien', "yildiz o'brien"],
  ["Rene O'Brien", 'René O’Brien'],
  ['Æva Œuvre-Groß', 'aeva oeuvre gross'],
])('finds %j by %j', (name, term) => {
  const isFound = applicationFilter({ ...NO_DESK_FILTER, term }, stateOf);
  expect(isFound(application(name, { tech: ['Søk'] }))).toBe(true);
});

it('filters by technology and tag regardless of accents', () => {
  const passes = applicationFilter({ ...NO_DESK_FILTER, tech: 'søk', tag: 'cafe' }, () => ({
    ...stateOf(ALL[0]!),
    mark: { ...NO_MARK, tags: ['Café'] },
  }));
  expect(passes(application('Ana', { tech: ['SOK'] }))).toBe(true);
});

it.each<[string, string[]]>([
  ['garcia', []],
  ['ana@example.com', []],
  ['anag', []],
  ['ana.example', []],
  ['applicant', []],
  ['birds', ['Ana García', 'Bo']],
])('searches hidden names for %j and finds %j', (term, expected) => {
  const links = [{ platform: 'blog', url: 'https://ana.example' }];
  const named = { username: 'anag', email: 'ana@example.com', socialMedia: links };
  const all = ALL.map((item) => ({ ...item, user: { ...item.user, ...named } }));
  expect(found({ term }, all.map(hideName))).toEqual(expected);
});

it('builds no search text for a blank term', () => {
  const searched = { ...application('Bo', {}), searchText: vi.fn() };
  expect(applicationFilter({ ...NO_DESK_FILTER, term: ' ' }, stateOf)(searched)).toBe(true);
  expect(searched.searchText).not.toHaveBeenCalled();
});

it.each<[Partial<DeskFilter>, boolean]>([
  [{}, false],
  [{ term: '  ' }, false],
  [{ term: 'x' }, true],
  [{ minYears: 0 }, true],
  [{ role: 'Designer', term: 'x' }, true],
])('reports whether %j filters: %j', (filter, expected) => {
  expect(isFiltering({ ...NO_DESK_FILTER, ...filter })).toBe(expected);
});

it('counts the active filters', () => {
  expect(countFilters({ ...NO_DESK_FILTER, term: 'x' })).toBe(0);
  expect(countFilters({ ...NO_DESK_FILTER, minYears: 0, tag: 'talk' })).toBe(2);
});
