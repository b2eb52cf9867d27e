// `npm run test:browsers [-- firefox|webkit] [-- --brief] [-- --if-installable]`: the app in Firefox and WebKit. The
// last line counts the tests. `--brief` leaves out most screens; `--if-installable` leaves out an engine that is missing
// and cannot be installed, which otherwise counts as a failed test.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { findEngine } from './find-engines.mjs';

const REPORT = 'test-results/browsers.json';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const isBrief = process.argv.includes('--brief');
const isOptional = process.argv.includes('--if-installable');
const args = process.argv.slice(2).filter((arg) => arg !== '--brief' && arg !== '--if-installable');
const named = /** @type {const} */ (['firefox', 'webkit']).filter((engine) => args.includes(engine));
const wanted = named.length > 0 ? named : /** @type {const} */ (['firefox', 'webkit']);

/** @type {Record<string, string>} */
const paths = {};
/** @type {string[]} */
const found = [];
for (const engine of wanted) {
  try {
    Object.assign(paths, await findEngine(engine));
    found.push(engine);
  } catch (error) {
    console.error(`${isOptional ? 'Left out. ' : ''}${error instanceof Error ? error.message : error}`);
  }
}

rmSync(REPORT, { force: true });
// A missing engine counts as one failed test; the other one is tested all the same.
let passed = 0;
let failed = isOptional ? 0 : wanted.length - found.length;
if (found.length > 0) {
  const vitest = path.join(
    path.dirname(createRequire(import.meta.url).resolve('vitest/package.json')),
    'vitest.mjs',
  );
  const options = args.filter((arg) => !wanted.some((engine) => engine === arg));
  const { status } = spawnSync(
    process.execPath,
    [
      ...[vitest, 'run', '--config', 'tests/browsers/vitest.config.ts'],
      ...['--reporter=verbose', '--reporter=json', `--outputFile.json=${REPORT}`],
      ...found,
      ...options,
    ],
    { stdio: 'inherit', env: { ...process.env, ...paths, BROWSERS_BRIEF: isBrief ? '1' : '' } },
  );
  const report = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : null;
  passed = report?.numPassedTests ?? 0;
  failed += report?.numFailedTests || (status === 0 && passed > 0 ? 0 : 1);
}
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
