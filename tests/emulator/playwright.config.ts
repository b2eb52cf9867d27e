import { defineConfig } from '@playwright/test';
import type { ProjectOptions } from '../e2e/fixtures';
import base from '../e2e/playwright.config';

const production = base.projects?.find(({ name }) => name === 'production');

/**
 * `npm run test:emulator`: the production bundle against Firebase's own Auth emulator. It checks
 * the assumptions of the other tests about the SDK: its stored data, token refresh, and the end of a session.
 */
export default defineConfig<object, ProjectOptions>({
  ...base,
  testDir: '.',
  // All tests share the emulator, because its address is part of the bundle.
  workers: 1,
  projects: [
    { name: 'build for the emulator', testMatch: 'emulator.setup.ts', timeout: 300_000 },
    {
      name: 'emulator',
      testMatch: '*.emulator.e2e.ts',
      dependencies: ['build for the emulator'],
      use: { ...production?.use, bundle: 'production-with-emulator' },
    },
  ],
});
