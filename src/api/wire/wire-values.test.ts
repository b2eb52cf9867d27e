import { expect, it, vi } from 'vitest';
import {
  asDateOrNull,
  asId,
  asNumberOrNull,
  asRecord,
  asText,
  asTextOrNull,
  asTexts,
  isRecord,
  referenceId,
  WireError,
} from './wire-values';

it.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  ['text', false],
  [undefined, false],
])('asRecord accepts %j: %j', (value, expected) => {
  expect(isRecord(value)).toBe(expected);
  if (expected) expect(asRecord(value, 'a thing')).toBe(value);
  else expect(() => asRecord(value, 'a thing')).toThrow(new WireError('Expected a thing'));
});

it.each([
  ['text', 'text'],
  ['', ''],
  [7, '7'],
  [0, '0'],
  [NaN, ''],
  [Infinity, ''],
  [true, ''],
  [null, ''],
  [['x'], ''],
])('asText reads %j as %j', (value, text) => {
  expect(asText(value)).toBe(text);
  expect(asTextOrNull(value)).toBe(text === '' ? null : text);
});

it.each([
  [
    ['a', 7, '', null, 'b'],
    ['a', '7', 'b'],
  ],
  [[], []],
  ['a', []],
  [{ length: 2 }, []],
  [undefined, []],
])('asTexts reads %j as %j', (value, texts) => {
  expect(asTexts(value)).toEqual(texts);
});

it.each([
  ['2026-05-05T10:00:00Z', '2026-05-05T10:00:00Z'],
  ['2026-05-05T10:00:00+02:00', '2026-05-05T10:00:00+02:00'],
  ['2026-05-05T10:00:00-0200', '2026-05-05T10:00:00-0200'],
  ['2026-05-05T10:00:00.123456', '2026-05-05T10:00:00.123456Z'],
  ['2026-05-05T10:00', '2026-05-05T10:00Z'],
  ['2026-05-05 10:00:00', '2026-05-05 10:00:00Z'],
  ['Tue, 05 May 2026 10:00:00 GMT', 'Tue, 05 May 2026 10:00:00 GMT'],
  ['2026-99-99', null],
  ['soon', 'soon'],
  [1_777_975_200_000, '2026-05-05T10:00:00.000Z'],
  [1_777_975_200, '2026-05-05T10:00:00.000Z'],
  [99_999_999_999, '5138-11-16T09:46:39.000Z'],
  [100_000_000_000, '1973-03-03T09:46:40.000Z'],
  [1e300, null],
  [NaN, null],
  [Infinity, null],
  ['', null],
  [null, null],
  [{}, null],
])('asDateOrNull reads %j as %j', (value, date) => {
  expect(asDateOrNull(value)).toBe(date);
});

it.each(['Pacific/Auckland', 'Europe/Prague', 'Pacific/Honolulu'])(
  'reads a date without a time as that day in %s, also from the offline cache',
  (zone) => {
    vi.stubEnv('TZ', zone);
    const date = asDateOrNull('2026-03-01');
    expect(new Date(date ?? '')).toEqual(new Date(2026, 2, 1));
    expect(asDateOrNull(date)).toBe(date);
  },
);

it.each([
  [7, 7],
  [0, 0],
  ['7', 7],
  [' 7.5 ', 7.5],
  ['', null],
  ['  ', null],
  ['seven', null],
  ['Infinity', null],
  [NaN, null],
  [null, null],
  [[7], null],
])('asNumberOrNull reads %j as %j', (value, number) => {
  expect(asNumberOrNull(value)).toBe(number);
});

it.each([
  [{ _id: 'a', id: 'b' }, 'a'],
  [{ _id: '', id: 'b' }, 'b'],
  [{ id: 7 }, '7'],
])('asId reads the id of %j: %s', (record, id) => {
  expect(asId(record, 'A board')).toBe(id);
  expect(referenceId(record)).toBe(id);
});

it('requires an id, but allows a null reference', () => {
  expect(() => asId({ name: 'x' }, 'A board')).toThrow(new WireError('A board without an id'));
  expect([referenceId({}), referenceId(null), referenceId(''), referenceId('c1')]).toEqual([
    null,
    null,
    null,
    'c1',
  ]);
});
