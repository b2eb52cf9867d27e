// `npm run doctor`: checks the configured backend and Firebase project. See 'Checking a backend' in README.md of
// src/api.
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
// Vite transpiles TypeScript, which Node 20 cannot run.
const { module } = await runnerImport('/tests/doctor/doctor.ts', {
  root,
  configFile: false,
  logLevel: 'error',
  resolve: { alias: { '@': `${root}/src` } },
});
process.exitCode = await module.doctor(root, process.argv.slice(2));
