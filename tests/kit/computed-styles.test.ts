import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';

const jsdom = path.dirname(createRequire(import.meta.url).resolve('jsdom/package.json'));
const sheet = readFileSync(path.join(jsdom, 'lib/jsdom/browser/default-stylesheet.css'), 'utf8');

const shown = (element: Element) => {
  const { display, visibility, opacity, pointerEvents } = getComputedStyle(element);
  return { display, visibility, opacity, pointerEvents };
};

afterEach(() => document.head.replaceChildren());

/** One of everything that the default style sheet names, with what may hide it. */
function elementsOfAllKinds(): Element[] {
  const selectors = sheet.replace(/\/\*[^]*?\*\//g, '').replace(/\{[^}]*\}/g, ' ');
  for (const tag of new Set(selectors.match(/(?<![-.:[\w])[a-z][a-z0-9]*(?![-\w=])/g))) {
    // It would be a style sheet of the document.
    if (tag === 'style') continue;
    for (const attribute of ['', 'hidden', ...(tag === 'input' ? ['type=hidden'] : []), 'open', 'popover']) {
      const element = document.body.appendChild(document.createElement(tag));
      const [name = '', value = ''] = attribute.split('=');
      if (name !== '') element.setAttribute(name, value);
    }
  }
  return [...document.body.children];
}

it('elements of every kind are shown as jsdom itself says', () => {
  const elements = elementsOfAllKinds();
  expect(elements.length).toBeGreaterThan(300);
  const seen = elements.map((element) => ({ html: element.outerHTML, ...shown(element) }));
  // With a style sheet in the document jsdom itself is asked.
  document.head.innerHTML = '<style>.nobody { opacity: 0 }</style>';
  expect(document.styleSheets).toHaveLength(1);
  expect(elements.map((element) => ({ html: element.outerHTML, ...shown(element) }))).toEqual(seen);
});

it.each([
  '<p style="visibility: hidden; opacity: 0"><b>Text</b></p>',
  '<p style="visibility: hidden"><b style="visibility: visible">Text</b></p>',
  '<p style="display: none; pointer-events: none"><b>Text</b></p>',
  '<p style="pointer-events: none"><b style="pointer-events: auto">Text</b></p>',
  '<table><tbody hidden style="display: none"><tr><td><b>Text</b></td></tr></tbody></table>',
])('styles in attributes and around an element count as for jsdom: %s', (html) => {
  document.body.innerHTML = html;
  const elements = [...document.body.querySelectorAll('*')];
  const seen = elements.map(shown);
  document.head.innerHTML = '<style>.nobody { opacity: 0 }</style>';
  expect(elements.map(shown)).toEqual(seen);
});

it('follows a change and a style sheet at once', () => {
  document.body.innerHTML = '<div><p>Text</p></div>';
  const element = document.querySelector('p')!;
  expect(shown(element).display).toBe('block');
  element.style.display = 'grid';
  expect(shown(element).display).toBe('grid');
  element.hidden = true;
  element.removeAttribute('style');
  expect(getComputedStyle(element).getPropertyValue('display')).toBe('none');
  element.hidden = false;
  document.head.innerHTML = '<style>p { display: flex }</style>';
  expect(shown(element).display).toBe('flex');
});

it('has all other properties from jsdom', () => {
  document.body.innerHTML = '<a href="/" style="overflow: auto">Text</a>';
  const style = getComputedStyle(document.querySelector('a')!);
  expect(style.textDecoration).toContain('underline');
  expect(style.getPropertyValue('overflow')).toBe('auto');
});
