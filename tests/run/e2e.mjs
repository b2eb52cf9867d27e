// `npm run test:e2e [-- Playwright's arguments]`: finds a Chromium, then runs the end-to-end tests in it.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import process from 'node:process';
import { findChromium } from './find-chromium.mjs';

try {
  const CHROMIUM_PATH = await findChromium();
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const args = [cli, 'test', '--config', 'tests/e2e/playwright.config.ts', ...process.argv.slice(2)];
  // Texts that the tests format themselves use the browser's time zone and language.
  const env = { ...process.env, CHROMIUM_PATH, TZ: 'UTC', LC_ALL: 'en_US.UTF-8' };
  process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
