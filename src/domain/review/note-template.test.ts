import { describe, expect, it } from 'vitest';
import {
  exampleNote,
  fillNote,
  hasFirstName,
  noteProblem,
  noteValues,
  placeholdersLeft,
  STARTER_TEMPLATES,
  unfilledPlaceholders,
  unknownPlaceholders,
} from './note-template';

const person = (name: string, role = '') => ({ user: { name }, role });
const ADA = noteValues(person('Ada Lovelace', 'Developer'), 'Engines');

describe('fillNote', () => {
  it.each([
    ['Hi {firstName}', 'Hi Ada'],
    ['Dear {name}', 'Dear Ada Lovelace'],
    ['{firstName} joins {board} as {role}.', 'Ada joins Engines as Developer.'],
    ['{ firstName } and {FIRSTNAME}', 'Ada and Ada'],
    ['{firstname}{board}', 'AdaEngines'],
    ['{nobody} stays', '{nobody} stays'],
    ['no placeholder { }', 'no placeholder { }'],
    ['', ''],
  ])('fills %j to %j', (text, filled) => {
    expect(fillNote(text, ADA)).toBe(filled);
  });

  it('keeps unknown placeholders, and dollar patterns in names', () => {
    const odd = noteValues(person('Jo$& Smith'), 'Board');
    expect(fillNote('Hi {firstName}, {role}', odd)).toBe('Hi Jo$&, {role}');
    expect(fillNote('Hi {firstName}', noteValues(person(' '), 'Board'))).toBe('Hi {firstName}');
  });

  it('trims board and role', () => {
    const values = noteValues(person('Ada', ' Developer '), ' Engines ');
    expect(fillNote('{board}/{role}', values)).toBe('Engines/Developer');
  });

  it.each(['', 'Unnamed', 'Unnamed member', 'Unknown member', '@ada99'])(
    'does not use %j as a name',
    (name) => {
      expect(fillNote('Hi {firstName}', noteValues(person(name), 'Board'))).toBe('Hi {firstName}');
    },
  );

  it('does not use a role that was not given', () => {
    expect(fillNote('as {role}', noteValues(person('Ada', 'Other'), 'Board'))).toBe('as {role}');
  });
});

describe('noteProblem', () => {
  it.each([
    ['accept', 'Welcome', null],
    ['accept', '', { kind: 'missing' }],
    ['accept', '  \n', { kind: 'missing' }],
    ['reject', '', null],
    ['reject', 'As {role}', { kind: 'unfilled', placeholders: ['{role}'] }],
    ['accept', '{a} {b} {a}', { kind: 'unfilled', placeholders: ['{a}', '{b}'] }],
    [
      'accept',
      'Hi {first name}, {first.name}',
      { kind: 'unfilled', placeholders: ['{first name}', '{first.name}'] },
    ],
    ['accept', 'Hi [firstName] of <Board>', { kind: 'unfilled', placeholders: ['[firstName]', '<Board>'] }],
    [
      'accept',
      'Hi [ first name ], dear [name]',
      { kind: 'unfilled', placeholders: ['[ first name ]', '[name]'] },
    ],
    ['accept', 'Hi {firstName, welcome', { kind: 'unfilled', placeholders: ['{firstName'] }],
    [
      'accept',
      'Hi ｛firstName｝, ［firstName］, ＜role＞',
      { kind: 'unfilled', placeholders: ['{firstName}', '[firstName]', '<role>'] },
    ],
    [
      'accept',
      'Hi {first\u00a0name}, {\u200bfirstName}',
      { kind: 'unfilled', placeholders: ['{first name}', '{firstName}'] },
    ],
    ['accept', 'Hi {{firstName}}', { kind: 'unfilled', placeholders: ['{firstName}'] }],
    ['accept', 'Read [1] and <https://a.example>, {"a": 1}, (role), {names', null],
  ] as const)('returns for %s with %j: %j', (outcome, text, problem) => {
    expect(noteProblem(text, outcome)).toEqual(problem);
  });

  it('is null for the initial templates with a complete profile', () => {
    for (const { text } of STARTER_TEMPLATES) expect(unfilledPlaceholders(fillNote(text, ADA))).toEqual([]);
  });
});

it.each([
  ['Hi {firstName} and { ROLE }, see {city}', ['{firstName}', '{ ROLE }']],
  ['Hi {city}', []],
])('finds in %j the placeholders %j', (note, left) => {
  expect(placeholdersLeft(note)).toEqual(left);
});

it.each([
  ['Hi {firstName} of {board}, {role}', undefined],
  ['Hi {city}, {country}', 'Unknown placeholder: {city}, {country}'],
])('finds in %j the unknown placeholders %s', (text, expected) => {
  expect(unknownPlaceholders(text)).toBe(expected);
});

it.each([
  ['Hi { FirstName }', true],
  ['Hi {name}', false],
  ['Hi firstName', false],
])('reports whether %j contains the first name: %s', (text, expected) => {
  expect(hasFirstName(text)).toBe(expected);
});

it('fills a template with example values and the board’s name', () => {
  expect(exampleNote('{firstName}, {role}, {board}')).toBe('Ada, Designer, Engines');
  expect(exampleNote('{board}', 'Guild')).toBe('Guild');
});
