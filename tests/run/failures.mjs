// What failed, briefly, for the end of `npm test`: even a log that keeps only its last lines then says why.
import { stripVTControlCharacters } from 'node:util';

const LINES = 14;

/** @typedef {{ test: string, reason: string }} Failure */

/** @returns {string} the first lines of a runner's message, without colours and blank lines */
const brief = (/** @type {string} */ message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES)
    .join('\n');

/** @returns {Failure[]} of a report by Vitest's JSON reporter */
export function vitestFailures(/** @type {any} */ { testResults }) {
  return testResults.flatMap((/** @type {any} */ { name, message, assertionResults }) => {
    const failed = assertionResults.filter((/** @type {any} */ { status }) => status === 'failed');
    // A file that could not even be loaded has no tests.
    if (failed.length === 0) return message ? [{ test: name, reason: brief(message) }] : [];
    return failed.map((/** @type {any} */ { fullName, failureMessages }) => ({
      test: fullName,
      reason: brief(failureMessages.join('\n')),
    }));
  });
}

/** @returns {Failure[]} of a report by Playwright's JSON reporter */
export function playwrightFailures(/** @type {any} */ { suites, errors = [] }) {
  const ofSuite = (/** @type {any} */ suite) => [
    ...(suite.suites ?? []).flatMap(ofSuite),
    ...(suite.specs ?? []).flatMap((/** @type {any} */ { title, tests }) =>
      tests
        .filter((/** @type {any} */ { status }) => status === 'unexpected')
        .flatMap((/** @type {any} */ { results }) => results)
        .flatMap((/** @type {any} */ result) => result.errors)
        .map((/** @type {any} */ { message }) => ({ test: title, reason: brief(message ?? '') })),
    ),
  ];
  return [
    ...suites.flatMap(ofSuite),
    ...errors.map((/** @type {any} */ { message }) => ({
      test: 'before any test',
      reason: brief(message ?? ''),
    })),
  ];
}
