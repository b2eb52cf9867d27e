// `npm test` and `npm run test:full`: runs every part, even after one has failed. The last line counts the tests.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Counts */
/** @typedef {{ script: string, report?: string, args?: string[], read?: (json: any) => Counts }} Part */

const isFull = process.argv.includes('--full');

/** @returns {Part} a script of Vitest's, with its JSON report */
function vitest(/** @type {string} */ script) {
  const report = `test-results/${script.replace(':', '-')}.json`;
  return {
    script,
    report,
    args: ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    read({ numPassedTests: passed, numPendingTests, numTodoTests, testResults }) {
      const failures = testResults.flatMap((/** @type {any} */ { name, status, assertionResults }) => {
        const failed = assertionResults.filter((/** @type {any} */ result) => result.status === 'failed');
        // A file that fails to load has no tests.
        if (failed.length === 0) return status === 'failed' ? [name] : [];
        return failed.map((/** @type {any} */ { fullName }) => fullName);
      });
      return { passed, failed: failures.length, skipped: numPendingTests + numTodoTests, failures };
    },
  };
}

/** @returns {string[]} */
const failuresOf = (/** @type {any} */ { suites = [], specs = [] }) => [
  ...suites.flatMap(failuresOf),
  ...specs.filter((/** @type {any} */ { ok }) => !ok).map((/** @type {any} */ { title }) => title),
];

/** @returns {Part} a script of Playwright's, with its JSON report */
const playwright = (/** @type {string} */ script) => ({
  script,
  report: 'test-results/e2e.json',
  read({ stats: { expected, unexpected, flaky, skipped }, ...report }) {
    return { passed: expected, failed: unexpected + flaky, skipped, failures: failuresOf(report) };
  },
});

/** The parts of a stage run at the same time. */
const stages = [
  [{ script: 'lint' }, { script: 'typecheck' }, vitest('test:build')],
  [vitest('test:unit')],
  [playwright('test:e2e')],
  ...(isFull ? [[playwright('test:emulator')], [vitest('test:hosting')]] : []),
];

/** @returns {Promise<boolean>} whether the npm script succeeded */
function runScript(/** @type {Part} */ { script, args = [] }, /** @type {boolean} */ isAlone) {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script, ...args], {
      // The output of scripts that run at the same time is shown at their end.
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: { ...(isFull ? { TEST_FULL: '1', REVIEW_RUNS: '2000' } : {}), ...process.env, KEEP_BUNDLES: '1' },
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', () => resolve(false));
    child.on('close', (status) => {
      if (!isAlone) console.log(`\n=== npm run ${script}\n${output}`);
      resolve(status === 0);
    });
    if (isAlone) console.log(`\n=== npm run ${script}`);
  });
}

async function run(/** @type {Part} */ part, /** @type {boolean} */ isAlone) {
  const { script, report, read } = part;
  const start = performance.now();
  const succeeded = await runScript(part, isAlone);
  const counts = read && report && existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : null;
  if (report) rmSync(report, { force: true });
  const isPassed = succeeded && (!read || (counts !== null && counts.passed + counts.skipped > 0));
  // A part that fails without a failing test counts as one failure.
  const failed = counts?.failed || (isPassed ? 0 : 1);
  const seconds = Math.round((performance.now() - start) / 1000);
  const line = `${script.padEnd(14)} ${String(seconds).padStart(4)} s`;
  const tests = counts ? `  ${counts.passed} passed, ${failed} failed, ${counts.skipped} skipped` : '';
  return { line: `${failed > 0 ? 'FAILED' : 'ok    '} ${line}${tests}`, failed, counts };
}

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
rmSync('test-results/bundles', { recursive: true, force: true });
const results = [];
for (const parts of stages) {
  results.push(...(await Promise.all(parts.map((part) => run(part, parts.length === 1)))));
}

console.log('\n=== Summary');
for (const { line } of results) console.log(line);
for (const name of results.flatMap(({ counts }) => counts?.failures ?? [])) console.log(`failed: ${name}`);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(
  `${results.reduce((sum, { counts }) => sum + (counts?.passed ?? 0), 0)} passed, ${failed} failed`,
);
process.exitCode = failed > 0 ? 1 : 0;
