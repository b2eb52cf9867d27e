import { defineConfig, devices, type Project } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from './chromium-arguments';
import { DISABLED_FEATURES } from './chromium-features';
import type { ProjectOptions } from './fixtures';

const executablePath = process.env.CHROMIUM_PATH;
if (!executablePath)
  throw new Error('Start the end-to-end tests with: npm run test:e2e [-- Playwright arguments]');

const OUTPUT = '../../test-results';
const ARGUMENTS = [...CHROMIUM_ARGUMENTS, DISABLED_FEATURES];

/**
 * What depends on the browser's windows, its tabs, its focus, its history or its printing. Everything else runs in
 * Chromium's headless shell, which has the same engine and takes half the processor time; without it, in the browser.
 */
const IN_BROWSER = [
  'brought-back.production',
  'install.production',
  'keyboard.demo',
  'main-job.production',
  'navigation.production',
  'popup-blocked.production',
  'print.demo',
  'print.production',
  'replaced-controls.production',
  'sign-in-window.production',
  'signed-out.production',
  'two-tabs.production',
].map((name) => `${name}.e2e.ts`);

/**
 * What `npm test` leaves to the full run, if TEST_EVERY_CHANGE is set as there: one mechanism in all its ways, where
 * another file or a component test meets the ordinary one. The table in tests/README.md says which.
 */
const IN_FULL_RUN = [
  // Several tabs, sign-outs, visitors and returns: session, stored-token, guards.test and the random sittings.
  ...['brought-back.production', 'signed-out.production', 'two-tabs.production', 'visitor.production'],
  // What is kept for the next day: stored-token, keep-answers.test and keep-app.test.
  ...['kept-answers.production', 'kept-app.production', 'kept-desk.production', 'next-day.production'],
  ...['stored-answers.production', 'deploy.production'],
  // How a page becomes the app: early-pages and loading.
  ...['early-board.production', 'replaced-controls.production', 'shifts.production'],
  // Looks and odd texts: every-screen.
  ...[
    'print.production',
    'forced-colours.production',
    'looks.production',
    'naughty-texts.production',
    'pictures.production',
  ],
  ...['foreign-overlays.production', 'every-screen.demo', 'print.demo', 'right-to-left.production'],
  ...['nav-bar.production', 'profile.demo'],
  // Whole ways through the product: the main job and the ledger.
  ...['board-ways.demo', 'desk.demo', 'keyboard.demo', 'long-sitting.production', 'translated.demo'],
  'typing.demo',
  // The demo's own parts, and browsers that refuse something.
  ...['demo-reset.demo', 'demo-switch.demo', 'demo-worker.demo', 'refused-storage.demo'],
  ...['install.production', 'popup-blocked.production'],
].map((name) => `${name}.e2e.ts`);

const IS_FOR_EVERY_CHANGE = process.env.TEST_EVERY_CHANGE === '1';
const LEFT_OUT = IS_FOR_EVERY_CHANGE ? IN_FULL_RUN : [];

/**
 * Most pages live for a second or two: V8 would spend a tenth of the processor time on optimising code that is about
 * to go. The tests in the browser optimise as usual.
 */
const WITHOUT_OPTIMISATION = '--js-flags=--no-opt --no-maglev';

const inShell = {
  launchOptions: {
    executablePath: process.env.HEADLESS_SHELL_PATH || executablePath,
    args: [...ARGUMENTS, WITHOUT_OPTIMISATION],
  },
};

/** A service worker would hide its requests from the routes that answer them. */
const PRODUCTION = { bundle: 'production', serviceWorkers: 'block' } as const;

type ProjectUse = NonNullable<Project<object, ProjectOptions>['use']>;

/** The tests of one bundle: two projects, one of them in the shell. */
const inBoth = (
  bundle: 'demo' | 'production',
  use: ProjectUse,
  build: string,
): Project<object, ProjectOptions>[] => [
  {
    name: bundle,
    testMatch: IN_BROWSER.filter((file) => file.endsWith(`.${bundle}.e2e.ts`)),
    testIgnore: LEFT_OUT,
    dependencies: [build],
    use,
  },
  {
    name: `${bundle}, in the shell`,
    testMatch: `*.${bundle}.e2e.ts`,
    testIgnore: [...IN_BROWSER, ...LEFT_OUT],
    dependencies: [build],
    use: { ...use, ...inShell },
  },
];

/** Both bundles in a folder of a host, and what depends on the width of letters in another font. */
const IN_OTHER_WAYS: Project<object, ProjectOptions>[] = [
  { name: 'build for a folder', testMatch: '*.folder.setup.ts', timeout: 300_000 },
  {
    name: 'in a folder',
    testMatch: '*.folder.e2e.ts',
    dependencies: ['build for a folder', 'build production'],
    use: inShell,
  },
  {
    // Printing once more: how much of the paper a profile fills depends on the width of the letters.
    name: 'narrow font',
    testMatch: 'print.production.e2e.ts',
    dependencies: ['build production'],
    use: { ...PRODUCTION, font: 'narrow' },
  },
];

export default defineConfig<object, ProjectOptions>({
  testDir: '.',
  outputDir: `${OUTPUT}/e2e`,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  ...(IS_FOR_EVERY_CHANGE ? { grepInvert: /@full-run/ } : {}),
  // The cores of a small machine. A third worker would fill the pauses, and yet all of them took 1.15 times as long.
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
    ...inBoth('demo', { bundle: 'demo' }, 'build the demo'),
    ...inBoth('production', PRODUCTION, 'build production'),
    ...(IS_FOR_EVERY_CHANGE ? [] : IN_OTHER_WAYS),
  ],
});
