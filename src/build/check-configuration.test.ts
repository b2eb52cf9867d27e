import { expect, test } from 'vitest';
import { checkConfiguration } from './check-configuration';

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
