// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { array, object } from 'yup';
import { isOfShape, textFieldsShape, textShape } from './draft-shape';
import { draftKey, draftNames, formDraft } from './form-draft';

interface Values {
  name: string;
  tags: string[];
  links: Record<string, string>;
}

const isValues = isOfShape<Values>(
  object({
    name: textShape,
    tags: array(textShape).defined(),
    links: textFieldsShape(['web', 'mail']),
  }).defined(),
);
const SAVED: Values = { name: 'Ada', tags: ['a'], links: { web: '', mail: '' } };
const open = (about = '') => formDraft('ada', 'form', SAVED, isValues, about);
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
  expect(open().read()).toEqual({ name: 'Ada L', tags: ['a'], links: { web: 'a.example', mail: '' } });
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
  expect(open().read()).toEqual({ name: 'First', tags: ['b'], links: { web: '', mail: 'ada@a.example' } });
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
  ['with a field of a wrong type', { about: '', changes: { name: 7 } }],
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
