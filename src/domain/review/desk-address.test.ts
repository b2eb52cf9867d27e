import { expect, it } from 'vitest';
import { readDeskAddress, readYearsOfScale, writeDeskAddress, type DeskAddress } from './desk-address';
import { NO_DESK_FILTER } from './find-applications';

const QUESTIONS = ['Why us?', ' Where are you? ', 'Salary?'];
const read = (query: string) => readDeskAddress(new URLSearchParams(query), QUESTIONS);
const PLAIN: DeskAddress = {
  request: null,
  mode: 'list',
  filter: NO_DESK_FILTER,
  sort: 'arrival',
};

it.each<[string, DeskAddress]>([
  ['', PLAIN],
  ['request=r%2F1', { ...PLAIN, request: 'r/1' }],
  ['view=table', { ...PLAIN, mode: 'table' }],
  ['sort=score', { ...PLAIN, sort: 'score' }],
  ['sort=-q3', { ...PLAIN, sort: '-q3' }],
  ['pile=maybe&star=1', { ...PLAIN, filter: { ...NO_DESK_FILTER, pile: 'maybe', isStarred: true } }],
  ['scored=no', { ...PLAIN, filter: { ...NO_DESK_FILTER, isScored: false } }],
  ['tag=talk&score=4', { ...PLAIN, filter: { ...NO_DESK_FILTER, minScore: 4, tag: 'talk' } }],
  ['score=2&maxscore=3', { ...PLAIN, filter: { ...NO_DESK_FILTER, minScore: 2, maxScore: 3 } }],
  ['note=1&before=1', { ...PLAIN, filter: { ...NO_DESK_FILTER, hasNote: true, hasAppliedBefore: true } }],
  ['q=garcia', { ...PLAIN, filter: { ...NO_DESK_FILTER, term: 'garcia' } }],
  ['role=Product', { ...PLAIN, filter: { ...NO_DESK_FILTER, role: 'Product' } }],
  ['empty=1', { ...PLAIN, filter: { ...NO_DESK_FILTER, emptyQuestion: 1 } }],
  [
    'request=r1&q=garc%C3%ADa+%26&role=Product&min=2&max=9&tech=C%2B%2B&open=1&empty=2',
    {
      ...PLAIN,
      request: 'r1',
      filter: {
        ...NO_DESK_FILTER,
        term: 'garcía &',
        role: 'Product',
        minYears: 2,
        maxYears: 9,
        tech: 'C++',
        isOpenToWork: true,
        emptyQuestion: 2,
      },
    },
  ],
])('%s is read as one address, and written back', (query, address) => {
  expect(read(query)).toEqual(address);
  expect(writeDeskAddress(address)).toBe(query);
});

it.each([
  ['0', 0],
  ['50', 50],
  [' 7 ', 7],
  ['۱１', 11],
  ['51', null],
  ['', null],
  ['  ', null],
  [null, null],
])('reads %j as %j years', (text, years) => {
  expect(readYearsOfScale(text)).toBe(years);
});

it.each([
  'request=',
  'view=grid',
  'view=compare&with=a,b',
  'min=-1&max=1000',
  'min=2.5&max=x',
  'open=yes',
  'empty=9',
  'empty=0',
  'other=1',
  'sort=nonsense',
  'sort=q4',
  'sort=--score',
  'pile=mine',
  'scored=toString',
  'score=6',
])('%s is an empty address', (query) => {
  expect(read(query)).toEqual(PLAIN);
  expect(read(query).filter).toBe(NO_DESK_FILTER);
});
