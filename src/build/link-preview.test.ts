import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withAbsoluteAddresses } from './link-preview';

const page = readFileSync('index.html', 'utf8');

it.each([
  ['https://talentboard.example.com', 'https://talentboard.example.com/'],
  ['https://example.com/talentboard/', 'https://example.com/talentboard/'],
])('names the picture and the page of %s in full', (publicUrl, home) => {
  const html = withAbsoluteAddresses(page, publicUrl);
  expect(html).toContain(`<meta property="og:url" content="${home}" />`);
  expect(html).toContain(`<meta property="og:image" content="${home}preview.png" />`);
  expect(html).not.toContain('content="/preview.png"');
});

it('leaves the page as it is where nobody knows where it will be', () => {
  expect(withAbsoluteAddresses(page, '')).toBe(page);
});
