// `npm test` and `npm run test:full`: runs every part, even after one has failed, and ends with one line of counts.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { findChromium } from './find-chromium.mjs';
import { RESULTS, stagesOf } from './parts.mjs';

const FAILURES_SHOWN = 8;

/** @typedef {import('./parts.mjs').Part} Part */

const isFull = process.argv.includes('--full');
const stages = stagesOf({ isFull });

/**
 * Runs an npm script.
 * @param {boolean} isAlone its output is shown while it runs; otherwise in one piece at the end
 * @returns {Promise<boolean>} whether it succeeded
 */
function runScript(
  /** @type {string} */ script,
  /** @type {string[]} */ args,
  /** @type {Record<string, string>} */ env,
  /** @type {boolean} */ isAlone,
) {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], {
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: { ...process.env, ...(isFull ? { TEST_FULL: '1' } : {}), ...env },
    });
    /** @type {Buffer[]} */
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.on('error', () => resolve(false));
    child.on('close', (status) => {
      if (!isAlone) console.log(`\n=== npm run ${script}\n${Buffer.concat(output).toString('utf8')}`);
      resolve(status === 0);
    });
    if (isAlone) console.log(`\n=== npm run ${script}`);
  });
}

/** Runs one part. A report of an earlier run never counts. */
async function run(
  /** @type {Part} */ { script, args = [], env = {}, report, mayBeLeftOut = false },
  /** @type {boolean} */ isAlone,
) {
  // A part that runs twice is told apart by what differs.
  const name = [...Object.entries(env).map(([key, value]) => `${key}=${value}`), script].join(' ');
  if (report) rmSync(report.file, { force: true });
  const start = performance.now();
  const succeeded = await runScript(script, args, env, isAlone);
  const seconds = Math.round((performance.now() - start) / 1000);
  if (!report) return { name, succeeded, seconds, tests: null, failures: [], isLeftOut: false };
  const isLeftOut = mayBeLeftOut && succeeded && !existsSync(report.file);
  if (isLeftOut) return { name, succeeded, seconds, tests: null, failures: [], isLeftOut };
  const json = existsSync(report.file) ? JSON.parse(readFileSync(report.file, 'utf8')) : null;
  const tests = json ? report.count(json) : null;
  const failures = json ? report.failures(json) : [];
  // A runner that counts no tests has not tested anything, whatever its exit code.
  const isGreen = succeeded && tests !== null && tests.passed > 0 && tests.failed === 0;
  return { name, succeeded: isGreen, seconds, tests, failures, isLeftOut };
}

async function runLane(/** @type {Part[]} */ parts, /** @type {boolean} */ isAlone) {
  const results = [];
  for (const part of parts) results.push(await run(part, isAlone));
  return results;
}

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
mkdirSync(RESULTS, { recursive: true });
const results = [];
// Where there is no browser, it is installed beside the first stage, which waits for no answer and no clock. If that
// fails, the end-to-end tests try again and say so.
const browser = findChromium().catch(() => undefined);
for (const lanes of stages) {
  results.push(...(await Promise.all(lanes.map((parts) => runLane(parts, lanes.length === 1)))).flat());
  // The later stages have the processor to themselves.
  await browser;
}

const allFailures = results.flatMap(({ failures }) => failures);
for (const { test, reason } of allFailures.slice(0, FAILURES_SHOWN)) {
  console.log(`\n=== Failed: ${test}\n${reason}`);
}

console.log('\n=== Summary');
let passed = 0;
let failed = 0;
for (const { name, succeeded, seconds, tests, isLeftOut } of results) {
  passed += tests?.passed ?? 0;
  // A part that fails without a failing test (types, lint, a runner that could not start) counts as one.
  failed += tests?.failed || (succeeded ? 0 : 1);
  const counts = tests
    ? `${tests.passed} passed, ${tests.failed} failed, ${tests.skipped} skipped`
    : isLeftOut
      ? 'left out: what it needs is not installed and could not be'
      : '';
  console.log(
    `${succeeded ? 'ok    ' : 'FAILED'} ${name.padEnd(13)} ${String(seconds).padStart(4)} s  ${counts}`,
  );
}
// Once more by name, so that even a log that keeps only its last lines says which.
for (const test of new Set(allFailures.map(({ test }) => test))) console.log(`failed: ${test}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
