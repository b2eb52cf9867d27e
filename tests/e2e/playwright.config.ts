import { existsSync } from 'node:fs';
import { defineConfig, devices, firefox, webkit, type Project } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from './chromium-arguments';
import type { ProjectOptions } from './fixtures';

const executablePath = process.env.CHROMIUM_PATH;
if (!executablePath)
  throw new Error('Start the end-to-end tests with: npm run test:e2e [-- Playwright arguments]');

const OUTPUT = '../../test-results';

type E2eProject = Project<object, ProjectOptions>;

/** Blocks service workers, because Playwright's routes don't see their requests. Tests of the worker allow it. */
const PRODUCTION = { bundle: 'production', serviceWorkers: 'block' } as const;
const CHROMIUM = {
  ...devices['Desktop Chrome'],
  launchOptions: { executablePath, args: CHROMIUM_ARGUMENTS },
};

/** The main job and every screen in the other engines, if Playwright's browsers are installed. */
function otherEngines(): E2eProject[] {
  const engines = [
    [firefox, 'Desktop Firefox'],
    [webkit, 'Desktop Safari'],
  ] as const;
  return engines.flatMap(([engine, device]) => {
    const name = engine.name();
    if (existsSync(engine.executablePath())) {
      return {
        name,
        testMatch: ['main-job.production.e2e.ts', 'every-screen.production.e2e.ts'],
        dependencies: ['bundles'],
        use: { ...devices[device], ...PRODUCTION },
      };
    }
    // Logs once: the workers load this file too.
    if (process.env.TEST_WORKER_INDEX === undefined)
      console.log(`Left out: ${name} is not installed (npx playwright install --with-deps ${name}).`);
    return [];
  });
}

const FULL_RUN: E2eProject[] = [
  {
    name: 'full',
    testMatch: '*.full.e2e.ts',
    dependencies: ['bundles'],
    use: { ...CHROMIUM, ...PRODUCTION },
  },
  ...otherEngines(),
];

export default defineConfig<object, ProjectOptions>({
  testDir: '.',
  outputDir: `${OUTPUT}/e2e`,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than the cores of most CI machines, because tests wait for timers and idle pages.
  workers: 3,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['html', { outputFolder: `${OUTPUT}/e2e-report`, open: 'never' }],
    ['json', { outputFile: `${OUTPUT}/e2e.json` }],
  ],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    // firebase/google-hosts.ts serves Google's hosts with a self-signed certificate.
    ignoreHTTPSErrors: true,
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'bundles', testMatch: 'bundles.setup.ts' },
    {
      name: 'production',
      testMatch: '*.production.e2e.ts',
      dependencies: ['bundles'],
      use: { ...CHROMIUM, ...PRODUCTION },
    },
    {
      name: 'demo',
      testMatch: ['*.demo.e2e.ts', '*.folder.e2e.ts'],
      dependencies: ['bundles'],
      use: { ...CHROMIUM, bundle: 'demo' },
    },
    ...(process.env.TEST_FULL === '1' ? FULL_RUN : []),
  ],
});
