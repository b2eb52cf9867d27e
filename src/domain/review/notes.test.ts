import { expect, it } from 'vitest';
import { isNoNote, outcomeOfNote, writtenNotes } from './notes';

const NONE = { accept: null, reject: null };
const EITHER = { accept: 'Hm', reject: 'Hm' };
const ACCEPT = { accept: 'Come', reject: null };
const REJECT = { accept: null, reject: 'Sorry' };
const BOTH = { accept: 'Come', reject: 'Sorry' };

it.each([
  [NONE, null, null],
  [NONE, 'maybe', null],
  [EITHER, null, null],
  [EITHER, 'yes', 'accept'],
  [EITHER, 'no', 'reject'],
  [ACCEPT, null, 'accept'],
  [ACCEPT, 'no', 'reject'],
  [REJECT, null, 'reject'],
  [REJECT, 'maybe', 'reject'],
  [BOTH, null, 'accept'],
] as const)('of %j after the verdict %s, the note for %s is read and written', (notes, verdict, outcome) => {
  expect(outcomeOfNote(notes, verdict)).toBe(outcome);
});

it.each([
  ['before a verdict is for either outcome', NONE, null, true, { accept: 'New', reject: 'New' }],
  ['before a verdict stays for either', EITHER, null, false, { accept: 'New', reject: 'New' }],
  [
    'for either is for one once it is changed for that',
    EITHER,
    'accept',
    true,
    { accept: 'New', reject: null },
  ],
  ['leaves the other one alone', BOTH, 'reject', true, { accept: 'Come', reject: 'New' }],
  // 'Hm' was typed on the way from 'H' to 'Hmpf'.
  [
    'leaves another one alone that happens to be the same',
    EITHER,
    'accept',
    false,
    { accept: 'New', reject: 'Hm' },
  ],
] as const)('a note %s', (_what, notes, outcome, isFirst, expected) => {
  expect(writtenNotes(notes, outcome, 'New', isFirst)).toEqual(expected);
});

it.each([
  [null, false],
  ['', true],
  [' \n', true],
  ['Hi', false],
])('%j stands for no note: %s', (note, expected) => {
  expect(isNoNote(note)).toBe(expected);
});
