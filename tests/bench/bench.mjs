// `npm run bench`: measures the production bundle in Chromium and prints a table. See README.md next to this file.
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { findChromium } from '../run/find-chromium.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const chromiumPath = await findChromium();
// Vite transpiles TypeScript, which Node 20 cannot run.
const { module } = await runnerImport('/tests/bench/bench.ts', {
  root,
  configFile: false,
  logLevel: 'error',
  resolve: { alias: { '@': `${root}/src` } },
});
await module.bench(chromiumPath, process.argv.slice(2));
process.exit();
