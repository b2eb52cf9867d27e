import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { NEEDED } from './default-style-sheet';

const jsdom = path.dirname(createRequire(import.meta.url).resolve('jsdom/package.json'));
const sheet = readFileSync(path.join(jsdom, 'lib/jsdom/browser/default-stylesheet.css'), 'utf8');
const shortened = (text: string) => text.replace(/\s+/g, ' ');

const selectors = [...sheet.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{/g)].map(([, text = '']) =>
  shortened(text).trim(),
);

/** One of everything, with and within everything that the rules name. */
function elementsOfAllKinds(): Element[] {
  const tags = [...new Set(selectors.join(' ').match(/[a-z][a-z0-9]*/g))];
  const attributes = [
    '',
    'dir=ltr',
    'dir=auto',
    'hidden',
    'hidden=until-found',
    'popover',
    'href=/',
    'type=tel',
  ];
  const kinds = [
    ...attributes.map((attribute) => ({ attribute, around: 'div' })),
    { attribute: '', around: 'ul' },
    { attribute: '', around: 'menu' },
  ];
  for (const tag of tags) {
    for (const { attribute, around } of kinds) {
      const element = document.createElement(tag);
      const [name = '', value = ''] = attribute.split('=');
      if (name !== '') element.setAttribute(name, value);
      document.body.appendChild(document.createElement(around)).append(element);
    }
  }
  return [...document.body.querySelectorAll('*')];
}

it('every selector with a need of its own is one of jsdom’s', () => {
  expect(Object.keys(NEEDED).filter((selector) => !selectors.includes(selector))).toEqual([]);
});

it('no element lacks what a rule needs that applies to it', () => {
  const elements = elementsOfAllKinds();
  for (const [selector, { tags, attribute }] of Object.entries(NEEDED)) {
    const lacking = elements.filter(
      (element) =>
        !tags.split(' ').includes(element.localName) &&
        !(attribute !== undefined && element.hasAttribute(attribute)),
    );
    expect(lacking.length, selector).toBeGreaterThan(100);
    if (selector.includes('::')) continue;
    expect(
      lacking.filter((element) => element.matches(selector)).map(({ outerHTML }) => outerHTML),
      selector,
    ).toEqual([]);
  }
});

it('styles are those of the default style sheet', () => {
  document.body.innerHTML =
    '<a href="/">1</a><b hidden>2</b><i dir="rtl">3</i><ul><li><ul><li>4</li></ul></li></ul><span>5</span>';
  const style = (selector: string) => getComputedStyle(document.querySelector(selector)!);
  expect(style('a').textDecoration).toContain('underline');
  expect(style('b').display).toBe('none');
  expect(style('i').direction).toBe('rtl');
  expect(style('ul ul').marginBlockStart || style('ul ul').marginTop).toMatch(/^0(px)?$/);
  expect(style('span').display).toBe('inline');
});
