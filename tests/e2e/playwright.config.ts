import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from './chromium-arguments';
import { DISABLED_FEATURES } from './chromium-features';
import type { ProjectOptions } from './fixtures';

const executablePath = process.env.CHROMIUM_PATH;
if (!executablePath)
  throw new Error('Start the end-to-end tests with: npm run test:e2e [-- Playwright arguments]');

const OUTPUT = '../../test-results';
const ARGUMENTS = [...CHROMIUM_ARGUMENTS, DISABLED_FEATURES];

/**
 * What depends on neither windows nor focus nor history: layout and colours, and what is requested and stored. Chromium's
 * headless shell runs these at half the cost; without it, the browser does.
 */
const IN_SHELL = [
  ...['bytes', 'every-screen', 'forced-colours', 'looks', 'naughty-texts', 'pictures', 'session', 'shifts'],
  ...['stored-token', 'visitor'],
].map((name) => `${name}.production.e2e.ts`);
const shellPath = process.env.HEADLESS_SHELL_PATH || executablePath;

/** A service worker would hide its requests from the routes that answer them. */
const PRODUCTION = { bundle: 'production', serviceWorkers: 'block' } as const;

export default defineConfig<object, ProjectOptions>({
  testDir: '.',
  outputDir: `${OUTPUT}/e2e`,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  // Even with retries on the command line: a test that only passes when it is run again is a defect.
  failOnFlakyTests: true,
  // Generous, for a slow or busy machine; only failures take this long.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: `${OUTPUT}/e2e.json` }]],
  use: {
    ...devices['Desktop Chrome'],
    // The same on any machine, like the font (fonts.ts).
    locale: 'en-US',
    timezoneId: 'UTC',
    // Google's hosts are on this machine (firebase/google-hosts.ts).
    ignoreHTTPSErrors: true,
    launchOptions: { executablePath, args: ARGUMENTS },
    // Every mode that keeps traces of failures records all tests, which is slow. For a single test: npm run
    // test:e2e -- name --trace on
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'build the demo', testMatch: 'demo.setup.ts', timeout: 300_000 },
    { name: 'build production', testMatch: 'production.setup.ts', timeout: 300_000 },
    { name: 'demo', testMatch: '*.demo.e2e.ts', dependencies: ['build the demo'], use: { bundle: 'demo' } },
    {
      name: 'production',
      testMatch: '*.production.e2e.ts',
      testIgnore: IN_SHELL,
      dependencies: ['build production'],
      use: PRODUCTION,
    },
    {
      name: 'production, in the shell',
      testMatch: IN_SHELL,
      dependencies: ['build production'],
      use: { ...PRODUCTION, launchOptions: { executablePath: shellPath, args: ARGUMENTS } },
    },
    { name: 'build for a folder', testMatch: '*.folder.setup.ts', timeout: 300_000 },
    { name: 'in a folder', testMatch: '*.folder.e2e.ts', dependencies: ['build for a folder'] },
    {
      // Printing once more: how much of the paper a profile fills depends on the width of the letters.
      name: 'narrow font',
      testMatch: 'print.production.e2e.ts',
      dependencies: ['build production'],
      use: { ...PRODUCTION, font: 'narrow' },
    },
  ],
});
