import { defineConfig } from '@playwright/test';
import type { ProjectOptions } from '../fixtures';
import base from '../playwright.config';

/**
 * `npm run test:crawl`: presses every control of the production bundle while offline or while its code is missing.
 * Not part of `npm test`, because it takes minutes for each kind of person. In Chromium's headless shell, where there is
 * one, which takes half the processor time.
 */
export default defineConfig<object, ProjectOptions>({
  ...base,
  testDir: '..',
  projects: [
    { name: 'build production', testMatch: 'production.setup.ts', timeout: 300_000 },
    {
      name: 'crawl',
      testMatch: '*.crawl.e2e.ts',
      dependencies: ['build production'],
      // Each test may take minutes: what is not there would be waited for as long.
      use: {
        bundle: 'production',
        serviceWorkers: 'block',
        actionTimeout: 30_000,
        launchOptions: {
          ...base.use?.launchOptions,
          executablePath: process.env.HEADLESS_SHELL_PATH || base.use!.launchOptions!.executablePath!,
        },
      },
    },
  ],
});
