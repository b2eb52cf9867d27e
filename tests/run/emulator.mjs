// `npm run test:emulator [-- --if-installable]`: the app against Firebase's own Auth emulator. Its tools are three
// hundred megabytes, which nothing else needs: they are installed on the first run, beside the packages of the project.
// With `--if-installable` it is left out where that is impossible.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';

const TOOLS = 'firebase-tools@15.34.2';
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/firebase-tools', import.meta.url));

const isOptional = process.argv.includes('--if-installable');
const folder = process.env.FIREBASE_TOOLS_PATH ?? path.join(CACHE, 'node_modules/firebase-tools');
if (!existsSync(path.join(folder, 'package.json'))) {
  mkdirSync(CACHE, { recursive: true });
  // Its install scripts build what the emulator does not use; the log shows that it is not hung.
  const args = [
    'install',
    '--prefix',
    CACHE,
    '--no-save',
    '--ignore-scripts',
    '--loglevel',
    'http',
    '--no-audit',
    '--no-fund',
    TOOLS,
  ];
  await install('Firebase’s Auth emulator', 'npm', args);
}
if (existsSync(path.join(folder, 'package.json'))) {
  const e2e = fileURLToPath(new URL('e2e.mjs', import.meta.url));
  const args = process.argv.slice(2).filter((arg) => arg !== '--if-installable');
  const child = spawnSync(
    process.execPath,
    [e2e, '--config', 'tests/emulator/playwright.config.ts', ...args],
    {
      stdio: 'inherit',
      env: { ...process.env, FIREBASE_TOOLS_PATH: folder },
    },
  );
  process.exitCode = child.status ?? 1;
} else {
  console.error(`${isOptional ? 'Left out. ' : ''}${TOOLS} could not be installed.`);
  process.exitCode = isOptional ? 0 : 1;
}
