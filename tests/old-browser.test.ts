// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PRODUCT } from '@/lib/product';

const page = readFileSync('index.html', 'utf8').replaceAll('%PRODUCT%', PRODUCT);
const check = /<script>([^<]*too old for Talentboard[^<]*)<\/script>/.exec(page)?.[1] ?? '';

interface Features {
  CSSPropertyRule?: object;
  CSS?: { supports: () => boolean };
}

/** @returns the alert of index.html in a browser with these features */
function alertIn(features: Features): string | undefined {
  const opened = document.implementation.createHTMLDocument();
  new Function('window', 'CSS', 'document', check)(features, features.CSS, opened);
  opened.dispatchEvent(new Event('DOMContentLoaded'));
  return opened.querySelector('[role=alert]')?.textContent;
}

const CURRENT = { CSSPropertyRule: {}, CSS: { supports: () => true } };

it('shows no message in a supported browser', () => {
  expect(check).not.toBe('');
  expect(alertIn(CURRENT)).toBeUndefined();
});

it.each<[string, Features]>([
  ['has no registered properties', { CSS: CURRENT.CSS }],
  ['has no color-mix', { ...CURRENT, CSS: { supports: () => false } }],
  ['has no CSS.supports', {}],
])('shows a message in a browser that %s', (_case, features) => {
  expect(alertIn(features)).toMatch(/^This browser is too old for Talentboard\./);
});
