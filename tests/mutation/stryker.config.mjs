/** Mutation score of the rules and the API layer (README, 'Commands'). Reports are in test-results/mutation. */
const REPORTS = 'test-results/mutation';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  mutate: ['src/{domain,lib,api,identity}/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}'],
  coverageAnalysis: 'perTest',
  // Stryker rewrites the paths in it with an API that TypeScript 7 lacks; ours has none that lead out of the sandbox.
  tsconfigFile: 'none',
  // Code that runs once, when a module is loaded (tables of texts), would need all tests for each mutant: hours.
  ignoreStatic: process.env.MUTATION_STATIC !== 'yes',
  concurrency: Number(process.env.MUTATION_WORKERS ?? 1),
  // Only endless loops take this long: a test that waits for ever fails earlier (`testTimeout` in
  // vitest.config.ts).
  timeoutMS: 60_000,
  incremental: true,
  incrementalFile: `${REPORTS}/incremental.json`,
  cleanTempDir: 'always',
  tempDirName: `${REPORTS}/sandbox`,
  ignorePatterns: ['dist', 'dist-demo', 'screens', 'playwright-report', 'test-results'],
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: `${REPORTS}/index.html` },
  jsonReporter: { fileName: `${REPORTS}/report.json` },
  thresholds: { high: 95, low: 90, break: 90 },
};
