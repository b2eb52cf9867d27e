// What `npm test` and `npm run test:full` run. tests/README.md says what is in which, and why.
import { playwrightFailures, vitestFailures } from './failures.mjs';

/** Relative to the root, so that no folder's name needs quoting in a shell. */
export const RESULTS = 'test-results';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ test: string, reason: string }} Failure
 * @typedef {{ file: string, count: (json: any) => Counts, failures: (json: any) => Failure[] }} Report
 * @typedef {object} Part
 * @property {string} script the npm script
 * @property {string[]} [args]
 * @property {Record<string, string>} [env]
 * @property {Report} [report] none where nothing is counted
 * @property {boolean} [mayBeLeftOut] where what it needs is not installed and cannot be
 */

/** @returns {Part} a part that runs in Vitest */
function vitestPart(
  /** @type {string} */ script,
  /** @type {string} */ name,
  /** @type {Record<string, string>} */ env = {},
) {
  const file = `${RESULTS}/${name}.json`;
  return {
    script,
    env,
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

/** @returns {Part} a part that runs in Playwright */
const playwrightPart = (/** @type {string} */ script, /** @type {Record<string, string>} */ env = {}) => ({
  script,
  env,
  report: {
    file: `${RESULTS}/e2e.json`,
    count: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped }),
    failures: playwrightFailures,
  },
});

/** @returns {Part} a part whose program is installed if that is possible, and which is left out otherwise */
const ifInstallable = (/** @type {Part} */ part) => ({
  ...part,
  args: [...(part.args ?? []), '--if-installable'],
  mayBeLeftOut: true,
});

/**
 * Stages run one after the other, the lanes of a stage in parallel: each part of the first keeps one core busy, those
 * of later stages all of them.
 * @returns {Part[][][]}
 */
export function stagesOf(/** @type {{ isFull: boolean }} */ { isFull }) {
  /** @type {Record<string, string>} */
  const extent = isFull ? {} : { TEST_EVERY_CHANGE: '1' };
  return [
    [[{ script: 'lint' }, { script: 'typecheck' }], [vitestPart('test:build', 'build', extent)]],
    [[vitestPart('test:unit', 'unit', extent)]],
    [[playwrightPart('test:e2e')]],
    ...(isFull
      ? [[[ifInstallable(playwrightPart('test:emulator'))]], [[vitestPart('test:hosting', 'hosting')]]]
      : []),
  ];
}
