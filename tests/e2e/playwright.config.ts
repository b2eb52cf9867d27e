import { defineConfig, devices } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;
if (!executablePath)
  throw new Error('Start the end-to-end tests with: npm run test:e2e [-- Playwright arguments]');

const OUTPUT = '../../test-results';

export default defineConfig({
  testDir: '.',
  outputDir: `${OUTPUT}/e2e`,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // On a busy machine a browser now and then loses a race; what passes only when run again is named in the summary.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: `${OUTPUT}/e2e.json` }]],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'build the demo', testMatch: 'demo.setup.ts', timeout: 300_000 },
    { name: 'build production', testMatch: 'production.setup.ts', timeout: 300_000 },
    { name: 'demo', testMatch: '*.demo.e2e.ts', dependencies: ['build the demo'] },
    {
      name: 'production',
      testMatch: '*.production.e2e.ts',
      dependencies: ['build production'],
      // A worker would hide its requests from the routes that answer them.
      use: { serviceWorkers: 'block' },
    },
  ],
});
