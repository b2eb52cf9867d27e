import { expect, it } from 'vitest';
import { readDeskAddress, writeDeskAddress, type DeskAddress } from './desk-address';
import { NO_DESK_FILTER } from './find-applications';

const read = (query: string) => readDeskAddress(new URLSearchParams(query));
const PLAIN: DeskAddress = {
  request: null,
  mode: 'list',
  filter: NO_DESK_FILTER,
  sort: 'oldest',
};

it.each<[string, DeskAddress]>([
  ['', PLAIN],
  ['request=r%2F1', { ...PLAIN, request: 'r/1' }],
  ['view=table', { ...PLAIN, mode: 'table' }],
  ['sort=score', { ...PLAIN, sort: 'score' }],
  ['status=maybe', { ...PLAIN, filter: { ...NO_DESK_FILTER, status: 'maybe' } }],
  ['tag=talk&score=4', { ...PLAIN, filter: { ...NO_DESK_FILTER, minScore: 4, tag: 'talk' } }],
  ['q=garcia', { ...PLAIN, filter: { ...NO_DESK_FILTER, term: 'garcia' } }],
  ['role=Product', { ...PLAIN, filter: { ...NO_DESK_FILTER, role: 'Product' } }],
  [
    'request=r1&q=garc%C3%ADa+%26&role=Product&min=2&tech=C%2B%2B',
    {
      ...PLAIN,
      request: 'r1',
      filter: {
        ...NO_DESK_FILTER,
        term: 'garcía &',
        role: 'Product',
        minYears: 2,
        tech: 'C++',
      },
    },
  ],
])('reads and writes the query %s', (query, address) => {
  expect(read(query)).toEqual(address);
  expect(writeDeskAddress(address)).toBe(query);
});

it.each([
  'request=',
  'view=grid',
  'view=compare&with=a,b',
  'min=-1',
  'min=4',
  'min=2.5',
  'other=1',
  'sort=nonsense',
  'sort=toString',
  'status=mine',
  'score=6',
])('reads %s as an empty address', (query) => {
  expect(read(query)).toEqual(PLAIN);
  expect(read(query).filter).toBe(NO_DESK_FILTER);
});
