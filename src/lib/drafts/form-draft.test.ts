// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draftKey, draftNames, formDraft } from './form-draft';

interface Values {
  name: string;
  isHidden: boolean;
  tags: string[];
  links: Record<string, string>;
  rows: { id: number; text: string }[];
}

const SAVED: Values = {
  name: 'Ada',
  isHidden: false,
  tags: ['a'],
  links: { web: '', mail: '' },
  rows: [],
};
const open = (about = '') => formDraft('ada', 'form', SAVED, { about, rows: { rows: { id: 0, text: '' } } });
const stored = () => JSON.parse(localStorage.getItem(draftKey('ada', 'form')) ?? 'null') as unknown;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('stores only the changed fields, debounced', () => {
  const draft = open();
  expect(draft.read()).toBeNull();
  draft.write({ ...SAVED, name: 'Ad' });
  draft.write({ ...SAVED, name: 'Ada L', links: { web: 'a.example', mail: '' } });
  expect(stored()).toBeNull();
  vi.runAllTimers();
  expect(stored()).toEqual({ about: '', changes: { name: 'Ada L', links: { web: 'a.example' } } });
  expect(open().read()).toEqual({ ...SAVED, name: 'Ada L', links: { web: 'a.example', mail: '' } });
});

it('restores rows, and ignores unknown fields', () => {
  const rows = [{ id: 1, text: 'Where?' }];
  localStorage.setItem(draftKey('ada', 'form'), JSON.stringify({ about: '', changes: { rows, old: 1 } }));
  expect(open().read()).toMatchObject({ ...SAVED, rows });
});

it('stores pending fields when the page is hidden', () => {
  const draft = open();
  draft.write({ ...SAVED, name: 'Ada L' });
  draft.flush();
  expect(open().read()).toMatchObject({ name: 'Ada L' });
});

it('keeps fields that another tab has stored', () => {
  const first = open();
  const second = open();
  first.read();
  second.read();
  first.write({ ...SAVED, name: 'First' });
  first.flush();
  second.write({ ...SAVED, tags: ['b'], links: { web: '', mail: 'ada@a.example' } });
  second.flush();
  expect(open().read()).toEqual({
    ...SAVED,
    name: 'First',
    tags: ['b'],
    links: { web: '', mail: 'ada@a.example' },
  });
  // A tab without changes writes nothing.
  const third = open();
  third.write(third.read()!);
  third.flush();
  expect(open().read()).toMatchObject({ name: 'First' });
});

it('removes the record once no field differs, or after it is cleared', () => {
  const draft = open();
  draft.write({ ...SAVED, name: 'Ada L' });
  draft.flush();
  draft.write(SAVED);
  draft.flush();
  expect(stored()).toBeNull();
  draft.write({ ...SAVED, name: 'Ada L' });
  draft.clear();
  vi.runAllTimers();
  draft.flush();
  expect(stored()).toBeNull();
});

it.each([
  ['about something else', { about: 'other', changes: { name: 'X' } }],
  ['with a number as a text', { about: '', changes: { name: 7 } }],
  ['with null as a text', { about: '', changes: { name: null } }],
  ['with a text as a flag', { about: '', changes: { isHidden: 'true' } }],
  ['with a text as a list', { about: '', changes: { tags: 'a' } }],
  ['with a number in a list of texts', { about: '', changes: { tags: ['a', 1] } }],
  ['with a text as a group', { about: '', changes: { links: 'web' } }],
  ['with a wrong type in a group', { about: '', changes: { links: { web: 1 } } }],
  ['with a text as a row', { about: '', changes: { rows: ['a'] } }],
  ['with null as a row', { about: '', changes: { rows: [null] } }],
  ['with a row that lacks a field', { about: '', changes: { rows: [{ id: 1 }] } }],
  ['with a wrong type in a row', { about: '', changes: { rows: [{ id: '1', text: '' }] } }],
  ['of another format', { about: '', typed: {} }],
  ['that is not an object', 'text'],
])('ignores a record %s', (_what, record) => {
  localStorage.setItem(draftKey('ada', 'form'), JSON.stringify(record));
  expect(open().read()).toBeNull();
});

it('lists the drafts of one user', () => {
  localStorage.setItem(draftKey('ada', 'apply:board-1'), '{}');
  localStorage.setItem(draftKey('adam', 'edit-profile'), '{}');
  expect(draftNames('ada')).toEqual(['apply:board-1']);
});
