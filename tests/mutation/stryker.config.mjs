/** Mutation score of the rules and the API layer. The report is in test-results/mutation. */
const REPORTS = 'test-results/mutation';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: ['src/{domain,api}/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}', '!src/api/use-*.ts'],
  // Hooks are left out, because screens test them. Any other mutant that only a screen would notice counts as survived.
  testFiles: ['src/{domain,api}/**/*.test.{ts,tsx}'],
  coverageAnalysis: 'perTest',
  // Stryker rewrites its paths with an API that TypeScript 7 lacks.
  tsconfigFile: 'none',
  // A mutant of code that runs once, at import, would need all tests.
  ignoreStatic: true,
  tempDirName: `${REPORTS}/sandbox`,
  ignorePatterns: ['dist', 'dist-demo', 'screens', 'test-results'],
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: `${REPORTS}/index.html` },
  thresholds: { high: 95, low: 90, break: 90 },
};
