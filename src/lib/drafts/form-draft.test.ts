// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { array, object } from 'yup';
import { isOfShape, textFieldsShape, textShape } from './draft-shape';
import { formDraft } from './form-draft';

interface Values {
  bio: string;
  place: string;
  tags: string[];
  links: { github: string; blog: string };
}

const SAVED: Values = {
  bio: 'Bees',
  place: 'Porto',
  tags: ['a'],
  links: { github: 'https://g.example', blog: '' },
};

const isValues = isOfShape<Values>(
  object({
    bio: textShape,
    place: textShape,
    tags: array(textShape).defined(),
    links: textFieldsShape(['github', 'blog']),
  }).defined(),
);
const storageOver = (original: Values) => formDraft('uid', 'form', original, isValues);
/** The names of the fields of which something is kept. */
const kept = () =>
  Object.keys((JSON.parse(localStorage.getItem('draft:uid:form') ?? '{}') as { typed?: object }).typed ?? {});

/** A tab in which the form is open, with what it began with. */
function openTab(original = SAVED) {
  const draft = storageOver(original);
  draft.forgetSaved();
  let values = draft.read() ?? original;
  draft.subscribe(() => undefined);
  return {
    ...draft,
    begun: values,
    type(change: Partial<Values>) {
      values = { ...values, ...change };
      const isStored = draft.write(values);
      // What a browser does in all other tabs.
      window.dispatchEvent(new StorageEvent('storage', { key: 'draft:uid:form' }));
      return isStored;
    },
    offered: () => draft.others().map(({ field, value }) => [field, value]),
  };
}
const reloaded = () => openTab().begun;

beforeEach(() => localStorage.clear());

test('keeps only what was changed, also inside of groups', () => {
  const storage = storageOver(SAVED);
  storage.write({
    ...SAVED,
    place: 'Lisbon',
    tags: ['a', 'b'],
    links: { ...SAVED.links, blog: 'b.example' },
  });
  expect(kept()).toEqual(['place', 'tags', 'links.blog']);
});

test('restores its changes over what has been saved elsewhere meanwhile', () => {
  storageOver(SAVED).write({ ...SAVED, place: 'Lisbon', links: { ...SAVED.links, blog: 'b.example' } });
  const newer = { ...SAVED, bio: 'Wasps', links: { github: 'https://new.example', blog: '' } };
  expect(storageOver(newer).read()).toEqual({
    ...newer,
    place: 'Lisbon',
    links: { github: 'https://new.example', blog: 'b.example' },
  });
});

test('keeps nothing where nothing differs', () => {
  const storage = storageOver(SAVED);
  expect(storage.read()).toBeNull();
  storage.write({ ...SAVED, place: 'Lisbon' });
  expect(storageOver({ ...SAVED, place: 'Lisbon' }).read()).toBeNull();
  // Reading forgets nothing.
  expect(kept()).toEqual(['place']);
  expect(storage.write(SAVED)).toBe(true);
  expect(localStorage.getItem('draft:uid:form')).toBeNull();
  storage.write({ ...SAVED, links: { ...SAVED.links, blog: '  ' } });
  expect(kept()).toEqual([]);
});

test('ignores single fields that do not fit, as from an older version', () => {
  const values = { place: 'Lisbon', bio: 3, unknown: true, 'links.blog': 1 };
  const typed = Object.entries(values).map(([field, value]) => [field, [{ by: 'a', value }]]);
  localStorage.setItem('draft:uid:form', JSON.stringify({ about: '', typed: Object.fromEntries(typed) }));
  expect(storageOver(SAVED).read()).toEqual({ ...SAVED, place: 'Lisbon' });
  localStorage.setItem('draft:uid:form', '["place"]');
  expect(storageOver(SAVED).read()).toBeNull();
});

test('a field that is cleared in one tab clears nothing of another', () => {
  const [a, b] = [openTab(), openTab()];
  a.type({ place: 'Lisbon' });
  b.type({ bio: 'x' });
  b.type({ bio: SAVED.bio });
  expect(reloaded()).toEqual({ ...SAVED, place: 'Lisbon' });
  b.type({ place: 'x' });
  b.type({ place: SAVED.place });
  expect(reloaded()).toEqual({ ...SAVED, place: 'Lisbon' });
});

test('what is typed into different fields in two tabs comes together', () => {
  const [a, b] = [openTab(), openTab()];
  a.type({ place: 'Lisbon' });
  b.type({ bio: 'Wasps' });
  a.type({ links: { ...SAVED.links, blog: 'b.example' } });
  b.type({ links: { ...SAVED.links, github: 'g' } });
  expect(reloaded()).toEqual({
    ...SAVED,
    place: 'Lisbon',
    bio: 'Wasps',
    links: { github: 'g', blog: 'b.example' },
  });
});

test('of two texts for one field the newest is restored, and the other one is offered', () => {
  const [a, b] = [openTab(), openTab()];
  a.type({ bio: 'Wasps' });
  b.type({ bio: 'Ants' });
  const c = openTab();
  expect(c.begun.bio).toBe('Ants');
  expect(c.offered()).toEqual([['bio', 'Wasps']]);
});

test('a version can be taken, and what was there before can be taken back', () => {
  const [a, b] = [openTab(), openTab()];
  a.type({ bio: 'Wasps' });
  b.type({ bio: 'Ants' });
  b.take(b.others()[0]!);
  b.type({ bio: 'Wasps' });
  expect(b.others()).toEqual([expect.objectContaining({ field: 'bio', value: 'Ants', wasHere: true })]);
  b.take(b.others()[0]!);
  b.type({ bio: 'Ants' });
  expect(reloaded().bio).toBe('Ants');
});

test('sending or discarding clears what this form has shown; everything only when asked to', () => {
  const [a, b] = [openTab(), openTab()];
  a.type({ place: 'Lisbon', bio: 'Wasps' });
  b.type({ bio: 'Ants' });
  a.clear();
  expect(reloaded()).toEqual({ ...SAVED, bio: 'Ants' });
  a.clear(true);
  expect(reloaded()).toEqual(SAVED);
});

test('what is saved by now is no draft any more, whichever tab has typed it', () => {
  const [a, b] = [openTab(), openTab()];
  a.type({ bio: 'Wasps' });
  b.type({ bio: 'Wasps' });
  const saved = { ...SAVED, bio: 'Wasps' };
  const c = openTab(saved);
  expect(c.begun).toBe(saved);
  expect(localStorage.getItem('draft:uid:form')).toBeNull();
  // The tab that has typed it goes on.
  a.type({ bio: 'Wasps and bees' });
  expect(openTab(saved).begun.bio).toBe('Wasps and bees');
});

test('what could not be stored is tried again with the next change', () => {
  const a = openTab();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(a.type({ bio: 'Wasps' })).toBe(false);
  full.mockRestore();
  expect(a.type({ place: 'Lisbon' })).toBe(true);
  expect(reloaded()).toEqual({ ...SAVED, bio: 'Wasps', place: 'Lisbon' });
});
