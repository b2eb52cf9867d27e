import { beforeEach, describe, expect, it, vi } from 'vitest';

// The format is created once per page.
beforeEach(() => vi.resetModules());

async function formattedIn(navigator: object | undefined, value: number): Promise<string> {
  vi.stubGlobal('navigator', navigator);
  const { formatNumber } = await import('./format-number');
  return formatNumber(value).replaceAll(/\s/g, ' ');
}

it.each([
  [0, '0'],
  [12, '12'],
  [1234, '1,234'],
  [1_234_567, '1,234,567'],
  [7.5, '7.5'],
])('%s reads %s in English', async (value, text) => {
  expect(await formattedIn({ language: 'en-US' }, value)).toBe(text);
});

describe('the person’s own separators', () => {
  it.each([
    ['de-DE', '1.234.567,5'],
    ['fr-FR', '1 234 567,5'],
    ['en-IN', '12,34,567.5'],
    // With digits that fit the sentences around them.
    ['ar-EG', '1,234,567.5'],
    ['hi-IN', '12,34,567.5'],
  ])('in %s', async (language, text) => {
    expect(await formattedIn({ language }, 1_234_567.5)).toBe(text);
  });
});

it.each([[{ language: 'en-US@posix' }], [{ language: '' }], [{}], [undefined]])(
  'a browser with %j counts as English',
  async (navigator) => {
    expect(await formattedIn(navigator, 1234)).toBe('1,234');
  },
);
