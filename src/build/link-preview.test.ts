import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withAbsoluteAddresses } from './link-preview';

const page = readFileSync('index.html', 'utf8');

it.each([
  ['https://talentboard.example.com', 'https://talentboard.example.com/'],
  ['https://example.com/talentboard/', 'https://example.com/talentboard/'],
])('makes the URLs of the picture and the page absolute for %s', (publicUrl, home) => {
  const html = withAbsoluteAddresses(page, publicUrl);
  expect(html).toContain(`<meta property="og:url" content="${home}" />`);
  expect(html).toContain(`<meta property="og:image" content="${home}preview.png" />`);
  expect(html).not.toContain('content="/preview.png"');
});

it('leaves the page unchanged if its address is not known', () => {
  expect(withAbsoluteAddresses(page, '')).toBe(page);
});

it('reports an invalid address, in the demo too', () => {
  expect(() => withAbsoluteAddresses(page, 'example.com')).toThrow(
    /^VITE_PUBLIC_URL must be a full http\(s\) URL/,
  );
});
