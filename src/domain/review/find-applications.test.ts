import { expect, it } from 'vitest';
import {
  applicationFilter,
  NO_DESK_FILTER,
  setFilters,
  sortedIds,
  type DeskFilter,
} from './find-applications';
import type { Application } from './application';
import { highlightParts, searchWords } from './highlight';
import { application } from '../../../tests/application';

const ALL = [
  application('Ana García', { years: 3, tech: ['Go', 'SQL'], role: 'developer', looking: 'looking' }, [
    'Why, and why now?,Because of birds, mostly',
    'Salary?,',
  ]),
  application('Bo', { years: 12, tech: ['go'], role: 'designer', bio: 'Watches BIRDS' }, ['Salary?,90']),
  application('Chen', { tech: [], role: 'developer' }, ['Why, and why now?,Curious', 'Salary?,80']),
];
const found = (filter: Partial<DeskFilter>, isHidden = () => false) =>
  ALL.filter(applicationFilter({ ...NO_DESK_FILTER, ...filter }, isHidden)).map(({ id }) => id);

it.each<[Partial<DeskFilter>, string[]]>([
  [{}, ['Ana García', 'Bo', 'Chen']],
  [{ term: 'birds' }, ['Ana García', 'Bo']],
  [{ term: 'garcia birds' }, ['Ana García']],
  [{ term: ' GARCÍA ' }, ['Ana García']],
  [{ term: 'why' }, []],
  [{ role: 'Designer' }, ['Bo']],
  [{ minYears: 3 }, ['Ana García', 'Bo']],
  [{ minYears: 4, maxYears: 12 }, ['Bo']],
  [{ tech: 'Go' }, ['Ana García', 'Bo']],
  [{ isOpenToWork: true }, ['Ana García']],
  [{ emptyQuestion: 'Salary?' }, ['Ana García']],
  [{ emptyQuestion: 'Why, and why now?' }, ['Bo']],
])('%j finds %j', (filter, ids) => {
  expect(found(filter)).toEqual(ids);
});

it('does not find a hidden person by their name', () => {
  expect(found({ term: 'garcia' }, () => true)).toEqual([]);
  expect(found({ term: 'birds' }, () => true)).toEqual(['Ana García', 'Bo']);
});

it('counts the filters that are set', () => {
  expect(setFilters({ ...NO_DESK_FILTER, term: 'x' })).toBe(0);
  expect(setFilters({ ...NO_DESK_FILTER, minYears: 0, isOpenToWork: true })).toBe(2);
});

it('sorts without moving equals', () => {
  const scores = new Map([
    ['Chen', 5],
    ['Bo', 2],
  ]);
  const scoreOf = ({ id }: Application) => scores.get(id) ?? null;
  expect(sortedIds(ALL, 'score', scoreOf)).toEqual(['Chen', 'Bo', 'Ana García']);
  expect(sortedIds(ALL, 'years', scoreOf)).toEqual(['Bo', 'Ana García', 'Chen']);
  expect(sortedIds(ALL, 'arrival', scoreOf)).toEqual(['Ana García', 'Bo', 'Chen']);
});

it('parts answers by the questions of the board, in its order, with what was asked before at the end', () => {
  const { answers } = application('x', {}, ['Old one,yes', 'Salary?,1,000', 'Why, and why now?,a, b']);
  expect(answers).toEqual([
    { question: 'Why, and why now?', answer: 'a, b' },
    { question: 'Salary?', answer: '1,000' },
    { question: 'Old one', answer: 'yes' },
  ]);
});

it.each([
  ['García and garcia', 'garcia', ['*García*', ' and ', '*garcia*']],
  ['Straße ﬁne', 'fin', ['Straße ', '*ﬁn*', 'e']],
  ['e\u0301te\u0301', 'ete', ['*e\u0301te\u0301*']],
  ['nothing', 'x', ['nothing']],
  ['a b a', 'a b', ['*a*', ' ', '*b*', ' ', '*a*']],
  ['🌱 seed', 'see', ['🌱 ', '*see*', 'd']],
])('marks in %j what %j finds', (text, term, parts) => {
  const marked = highlightParts(text, searchWords(term)).map(({ text: part, isMatch }) =>
    isMatch ? `*${part}*` : part,
  );
  expect(marked).toEqual(parts);
  expect(marked.join('').replaceAll('*', '')).toBe(text);
});
