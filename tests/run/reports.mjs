/** @typedef {import('./all.mjs').Counts} Counts */

/** @returns {Counts} the result of Vitest's JSON reporter */
export function readVitestReport(/** @type {any} */ report) {
  const failures = report.testResults.flatMap((/** @type {any} */ { name, status, assertionResults }) => {
    const failed = assertionResults.filter((/** @type {any} */ result) => result.status === 'failed');
    // A file that fails to load has no tests.
    if (failed.length === 0) return status === 'failed' ? [name] : [];
    return failed.map((/** @type {any} */ { fullName }) => fullName);
  });
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: failures.length, skipped, failures };
}

/** @returns {string[]} */
const failuresOf = (/** @type {any} */ { suites = [], specs = [] }) => [
  ...suites.flatMap(failuresOf),
  ...specs.filter((/** @type {any} */ { ok }) => !ok).map((/** @type {any} */ { title }) => title),
];

/** @returns {Counts} the result of Playwright's JSON reporter */
export function readPlaywrightReport(/** @type {any} */ report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky, skipped, failures: failuresOf(report) };
}
