// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PRODUCT } from '@/lib/product';

const page = readFileSync('index.html', 'utf8').replaceAll('%PRODUCT%', PRODUCT);
const check = /<script>([^<]*too old for Talentboard[^<]*)<\/script>/.exec(page)?.[1] ?? '';

interface Abilities {
  CSSPropertyRule?: object;
  CSS?: { supports: () => boolean };
}

/** @returns the alert of index.html in a browser with these features */
function alertIn(abilities: Abilities): string | undefined {
  const opened = document.implementation.createHTMLDocument();
  new Function('window', 'CSS', 'document', check)(abilities, abilities.CSS, opened);
  opened.dispatchEvent(new Event('DOMContentLoaded'));
  return opened.querySelector('[role=alert]')?.textContent;
}

const CURRENT = { CSSPropertyRule: {}, CSS: { supports: () => true } };

it('shows no message in a supported browser', () => {
  expect(check).not.toBe('');
  expect(alertIn(CURRENT)).toBeUndefined();
});

it.each<[string, Abilities]>([
  ['registers no properties', { CSS: CURRENT.CSS }],
  ['mixes no colours', { ...CURRENT, CSS: { supports: () => false } }],
  ['can not be asked about styles', {}],
])('shows a message in a browser which %s', (_what, abilities) => {
  expect(alertIn(abilities)).toMatch(/^This browser is too old for Talentboard\./);
});
