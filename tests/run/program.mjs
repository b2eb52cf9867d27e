// Runs the `main` of a program in TypeScript, which Node 20 cannot run: node tests/run/program.mjs FILE [arguments]
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { findChromium } from './find-chromium.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [file, ...args] = process.argv.slice(2);
const { module } = await runnerImport(`/${file}`, {
  root,
  configFile: false,
  logLevel: 'error',
  resolve: { alias: { '@': `${root}/src` } },
});
process.exitCode = await module.main(args, findChromium);
