// @vitest-environment jsdom
// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { noteDraft } from './note-draft';

beforeEach(() => window.localStorage.clear());
afterEach(() => window.localStorage.clear());

it('keeps one note for each reviewer and request', () => {
  noteDraft('carla', 'r1').write('Welcome');
  expect(noteDraft('carla', 'r1').read()).toBe('Welcome');
  expect(noteDraft('carla', 'r2').read()).toBeNull();
  expect(noteDraft('carlo', 'r1').read()).toBeNull();
});

it('finds a note that an earlier visit left, unless it is not a string', () => {
  const keep = (request: string, value: unknown) => {
    const typed = { text: [{ by: 'a', value }] };
    window.localStorage.setItem(`draft:carla:review:${request}`, JSON.stringify({ about: '', typed }));
  };
  keep('r1', 'Almost done');
  keep('r2', 3);
  expect(noteDraft('carla', 'r1').read()).toBe('Almost done');
  expect(noteDraft('carla', 'r2').read()).toBeNull();
});
