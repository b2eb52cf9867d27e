// `npm test`: every part, also after one has failed, and one line with the counts at the end.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { playwrightFailures, vitestFailures } from './failures.mjs';

/** Relative to the root, so that no folder's name needs quoting in a shell. */
const RESULTS = 'test-results';
const FAILURES_SHOWN = 8;

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ test: string, reason: string }} Failure
 * @typedef {{ file: string, count: (json: any) => Counts, failures: (json: any) => Failure[] }} Report
 * @typedef {{ script: string, args?: string[], report?: Report }} Part
 */

/** @returns {Part} a part that runs in Vitest */
function vitestPart(/** @type {string} */ script, /** @type {string} */ name) {
  const file = `${RESULTS}/${name}.json`;
  return {
    script,
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    report: {
      file,
      count: (json) => ({
        passed: json.numPassedTests,
        failed: json.numFailedTests,
        skipped: json.numPendingTests + json.numTodoTests,
      }),
      failures: vitestFailures,
    },
  };
}

/** @type {Part[]} */
const parts = [
  { script: 'typecheck' },
  { script: 'lint' },
  vitestPart('test:unit', 'unit'),
  vitestPart('test:build', 'build'),
  {
    script: 'test:e2e',
    report: {
      file: `${RESULTS}/e2e.json`,
      count: ({ stats }) => ({
        passed: stats.expected,
        failed: stats.unexpected,
        skipped: stats.skipped,
      }),
      failures: playwrightFailures,
    },
  },
];

/** Runs one part with its output shown. A report of an earlier run never counts. */
function run(/** @type {Part} */ { script, args = [], report }) {
  console.log(`\n=== npm run ${script}`);
  if (report) rmSync(report.file, { force: true });
  const command = ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])];
  const { status } = spawnSync('npm', command, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const succeeded = status === 0;
  if (!report) return { script, succeeded, tests: null, failures: [] };
  const json = existsSync(report.file) ? JSON.parse(readFileSync(report.file, 'utf8')) : null;
  const tests = json ? report.count(json) : null;
  const failures = json ? report.failures(json) : [];
  // A runner that counts no test has not tested anything, whatever it says.
  const isGreen = succeeded && tests !== null && tests.passed > 0 && tests.failed === 0;
  return { script, succeeded: isGreen, tests, failures };
}

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
mkdirSync(RESULTS, { recursive: true });
const results = parts.map(run);

for (const { test, reason } of results.flatMap(({ failures }) => failures).slice(0, FAILURES_SHOWN)) {
  console.log(`\n=== Failed: ${test}\n${reason}`);
}

console.log('\n=== Summary');
let passed = 0;
let failed = 0;
for (const { script, succeeded, tests } of results) {
  passed += tests?.passed ?? 0;
  // A part that fails without a failing test (types, lint, a runner that could not start) counts as one.
  failed += tests?.failed || (succeeded ? 0 : 1);
  const counts = tests ? `${tests.passed} passed, ${tests.failed} failed, ${tests.skipped} skipped` : '';
  console.log(`${succeeded ? 'ok    ' : 'FAILED'} ${script.padEnd(12)} ${counts}`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
