// `npm run backend`: the demo's backend as an HTTP server. See 'Developing against a server' in README.md of src/demo.
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
// Vite transpiles TypeScript, which Node 20 cannot run.
const { module } = await runnerImport('/tests/backend/development-server.ts', {
  root,
  configFile: false,
  logLevel: 'error',
  resolve: { alias: { '@': `${root}/src` } },
});
process.exitCode = await module.serveDevelopmentBackend(process.argv.slice(2));
