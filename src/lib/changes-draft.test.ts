import { beforeEach, expect, test } from 'vitest';
import { array, object } from 'yup';
import { changesDraft } from './changes-draft';
import { isOfShape, textFieldsShape, textShape } from './draft-shape';

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
const storageOver = (original: Values) => changesDraft('uid', 'form', original, isValues);
const stored = () => JSON.parse(localStorage.getItem('draft:uid:form') ?? 'null') as unknown;

beforeEach(() => localStorage.clear());

test('keeps only what was changed, also inside of groups', () => {
  const storage = storageOver(SAVED);
  storage.write({
    ...SAVED,
    place: 'Lisbon',
    tags: ['a', 'b'],
    links: { ...SAVED.links, blog: 'b.example' },
  });
  expect(stored()).toEqual({ place: 'Lisbon', tags: ['a', 'b'], links: { blog: 'b.example' } });
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
  expect(storage.write(SAVED)).toBe(true);
  expect(stored()).toBeNull();
});

test('ignores single fields that do not fit, as from an older version', () => {
  localStorage.setItem('draft:uid:form', '{"place":"Lisbon","bio":3,"unknown":true,"links":{"blog":1}}');
  expect(storageOver(SAVED).read()).toEqual({ ...SAVED, place: 'Lisbon' });
  localStorage.setItem('draft:uid:form', '["place"]');
  expect(storageOver(SAVED).read()).toBeNull();
});

test('can be cleared', () => {
  const storage = storageOver(SAVED);
  storage.write({ ...SAVED, place: 'Lisbon' });
  storage.clear();
  expect(storage.read()).toBeNull();
});
