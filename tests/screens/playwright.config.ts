import { defineConfig } from '@playwright/test';
import type { ProjectOptions } from '../e2e/fixtures';
import base from '../e2e/playwright.config';

/**
 * `npm run screens [-- --grep "boards"]`: pictures of every screen and state, to look at. Not a test: nothing is
 * compared.
 */
export default defineConfig<object, ProjectOptions>({
  ...base,
  testDir: '.',
  timeout: 900_000,
  reporter: 'list',
  use: { ...base.use, trace: 'off', screenshot: 'off' },
  projects: [
    { name: 'build production', testDir: '../e2e', testMatch: 'production.setup.ts' },
    { name: 'build the demo', testDir: '../e2e', testMatch: 'demo.setup.ts' },
    {
      name: 'production',
      testMatch: 'production.screens.ts',
      dependencies: ['build production'],
      use: { serviceWorkers: 'block' },
    },
    { name: 'demo', testMatch: 'demo.screens.ts', dependencies: ['build the demo'], use: { bundle: 'demo' } },
  ],
});
