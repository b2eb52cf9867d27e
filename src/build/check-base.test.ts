import { resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { checkBase } from './check-base';

/** What Vite makes of `--base`, if the plugin lets it pass. */
const resolvedBase = async (base: string) =>
  (await resolveConfig({ configFile: false, base, plugins: [checkBase()] }, 'build', 'production')).base;

// The early script and the router compare it with `location.pathname`, so it has to be written in the same way.
test.each([
  ['/', '/'],
  ['/talentboard/', '/talentboard/'],
  ['/talentboard', '/talentboard/'],
  ['/a/b/', '/a/b/'],
  ['/two words/', '/two%20words/'],
  ['/a/../b/', '/b/'],
])('%s is served at %s', async (base, served) => {
  expect(await resolvedBase(base)).toBe(served);
});

test.each(['', './', 'https://cdn.example.com/talentboard/', '/a//b/'])("'%s' is refused", async (base) => {
  await expect(resolvedBase(base)).rejects.toThrow(/--base must be a path .* for example \/talentboard\//);
});
