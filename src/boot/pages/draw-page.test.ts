// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startOfEarly } from '../early';
import { drawPage } from './draw-page';

beforeEach(() => {
  document.body.innerHTML =
    '<div id="root"><div data-early="results" tabindex="-1"><p>Loading</p></div></div>';
  window.early = startOfEarly();
  drawPage({
    page: 'home',
    calls: [],
    into: 'results',
    draw: ([text]) => Object.assign(document.createElement('p'), { textContent: text }) as never,
  });
});
afterEach(() => {
  delete window.early;
});

const place = () => document.querySelector<HTMLElement>('[data-early]')!;
const draw = (text: string) => window.early?.page?.draw([text], null);
const showKept = () => {
  draw('kept');
  window.early!.kept = [];
};

it('draws over a skeleton, also over one that has the focus', () => {
  place().focus();
  expect(draw('kept')).toBe(true);
  expect(place().innerHTML).toBe('<p>kept</p>');
});

it('replaces what was kept by what is different', () => {
  showKept();
  draw('new');
  expect(place().innerHTML).toBe('<p>new</p>');
});

it('leaves what was kept where it is the same, and where somebody is about to use it', () => {
  showKept();
  const { firstChild } = place();
  draw('kept');
  expect(place().firstChild).toBe(firstChild);
  place().focus();
  draw('new');
  expect(place().firstChild).toBe(firstChild);
});
