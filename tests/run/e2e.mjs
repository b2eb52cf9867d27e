// `npm run test:e2e [-- Playwright's arguments]`: finds a Chromium, then runs the end-to-end tests in it.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import process from 'node:process';
import { findChromium } from './find-chromium.mjs';

let chromium;
try {
  chromium = await findChromium();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
const args = [cli, 'test', '--config', 'tests/e2e/playwright.config.ts', ...process.argv.slice(2)];
const child = spawn(process.execPath, args, {
  stdio: 'inherit',
  // Texts that the tests format themselves use the same time zone and language as the browser's.
  env: {
    ...process.env,
    CHROMIUM_PATH: chromium,
    TZ: 'UTC',
    LC_ALL: 'en_US.UTF-8',
  },
});
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});
