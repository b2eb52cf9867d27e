import { beforeEach, expect, test } from 'vitest';
import { changesDraft } from './changes-draft';

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

const fits = (value: unknown): value is Values => {
  const { bio, place, tags, links } = value as Values;
  return (
    [bio, place, links.github, links.blog].every((text) => typeof text === 'string') && Array.isArray(tags)
  );
};
const storageOver = (original: Values) => changesDraft('uid', 'form', original, fits);
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

test('is none where nothing differs', () => {
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
