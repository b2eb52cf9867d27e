// `npm run test:emulator`: tests the app against Firebase's Auth emulator. The first run installs its tools (300 MB).
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/firebase-tools', import.meta.url));
const FIREBASE_TOOLS_PATH = process.env.FIREBASE_TOOLS_PATH ?? `${CACHE}/node_modules/firebase-tools`;

const run = (/** @type {string} */ command, /** @type {string[]} */ args) =>
  spawnSync(command, args, {
    stdio: 'inherit',
    shell: command === 'npm' && process.platform === 'win32',
    env: { ...process.env, FIREBASE_TOOLS_PATH },
  }).status ?? 1;

if (!existsSync(FIREBASE_TOOLS_PATH)) {
  // The emulator doesn't need the results of the install scripts.
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  run('npm', ['install', '--prefix', CACHE, ...options, 'firebase-tools@15.34.2']);
}
const e2e = fileURLToPath(new URL('e2e.mjs', import.meta.url));
const args = [e2e, '--config', 'tests/emulator/playwright.config.ts', ...process.argv.slice(2)];
process.exitCode = run(process.execPath, args);
