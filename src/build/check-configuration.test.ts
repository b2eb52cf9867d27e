import { resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { checkBase, checkConfiguration } from './check-configuration';

/** The base that Vite resolves, if the plugin accepts it. */
const resolvedBase = async (base: string) =>
  (await resolveConfig({ configFile: false, base, plugins: [checkBase()] }, 'build', 'production')).base;

// Encoded like `location.pathname`, because the inline script and the router compare both.
test.each([
  ['/', '/'],
  ['/talentboard/', '/talentboard/'],
  ['/talentboard', '/talentboard/'],
  ['/a/b/', '/a/b/'],
  ['/two words/', '/two%20words/'],
  ['/a/../b/', '/b/'],
])('resolves the base %s to %s', async (base, served) => {
  expect(await resolvedBase(base)).toBe(served);
});

test.each(['', './', 'https://cdn.example.com/talentboard/', '/a//b/'])(
  "rejects the base '%s'",
  async (base) => {
    await expect(resolvedBase(base)).rejects.toThrow(/--base must be a path .* for example \/talentboard\//);
  },
);

const CONFIGURATION = {
  VITE_API_BASE_URL: 'http://api.talentboard.example',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'project.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'project',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
};
const check = (command: 'build' | 'serve', mode: string, env: object) => () => {
  const { configResolved } = checkConfiguration();
  return (configResolved as (config: object) => void)({ command, mode, env });
};

test('rejects values for development in a build only', () => {
  expect(check('build', 'production', CONFIGURATION)).toThrow(/VITE_API_BASE_URL must use https/);
  expect(check('serve', 'development', CONFIGURATION)).not.toThrow();
  expect(check('build', 'emulator', CONFIGURATION)).not.toThrow();
});
