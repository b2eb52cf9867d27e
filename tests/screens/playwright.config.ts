import { defineConfig } from '@playwright/test';
import type { ProjectOptions } from '../e2e/fixtures';
import base from '../e2e/playwright.config';

const BUILD = { name: 'build production', testDir: '../e2e', testMatch: 'production.setup.ts' };

/**
 * `npm run screens [-- --grep "boards"]`: pictures of every screen and state, to look at. Not a test: nothing is
 * compared. `README=1 npm run screens` takes the README's two instead, at twice the pixels (src/pictures).
 */
export default defineConfig<object, ProjectOptions>({
  ...base,
  testDir: '.',
  timeout: 900_000,
  reporter: 'list',
  use: { ...base.use, trace: 'off', screenshot: 'off' },
  projects: process.env.README
    ? [
        BUILD,
        {
          name: 'README',
          testMatch: 'readme.screens.ts',
          dependencies: [BUILD.name],
          // The page takes fonts from elsewhere.
          use: {
            serviceWorkers: 'block',
            bypassCSP: true,
            viewport: { width: 1200, height: 760 },
            deviceScaleFactor: 2,
          },
        },
      ]
    : [
        BUILD,
        { name: 'build the demo', testDir: '../e2e', testMatch: 'demo.setup.ts' },
        {
          name: 'production',
          testMatch: 'production.screens.ts',
          dependencies: [BUILD.name],
          use: { serviceWorkers: 'block' },
        },
        {
          name: 'demo',
          testMatch: 'demo.screens.ts',
          dependencies: ['build the demo'],
          use: { bundle: 'demo' },
        },
      ],
});
