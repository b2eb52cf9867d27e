import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { checkBase } from './src/build/check-base.ts';
import { chunkList } from './src/build/chunk-list.ts';
import { demoWorker } from './src/build/demo-worker.ts';
import { linkPreview } from './src/build/link-preview.ts';
import { precompress } from './src/build/precompress.ts';
import { checkConfiguration } from './src/build/check-configuration.ts';
import { hosting } from './src/build/hosting/hosting.ts';
import { softwareBillOfMaterials } from './src/build/software-bill-of-materials.ts';
import { startPage } from './src/build/start-page.ts';
import { unitTests } from './tests/unit-tests.ts';

/** What main.tsx needs before the app; it must not pull in the app itself. */
const START = [
  /preload-helper/,
  /src\/identity\/stored-firebase-user\./,
  /src\/lib\/(base-path|leaving|load-code|paths|path-segment|reload-once)\./,
  /src\/api\/(early-answer|read-once|refused-by-server|wire\/(wire-values|envelopes|read-short-link))\./,
];
const isStart = (id: string) => START.some((pattern) => pattern.test(id));

/**
 * What nearly every page needs is in one chunk: many small ones take 7 kB more on the wire, because brotli
 * compresses them less well. Static imports of these modules are included. Do not add what only some pages need;
 * the byte budgets in tests/build would notice.
 */
const APP_CORE = [
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-redux|use-sync-external-store)\//,
  /node_modules\/(@reduxjs|redux|redux-thunk|immer|reselect|clsx|@standard-schema)\//,
  /src\/app\/(start|app-routes|pages|store|layout\/app-layout)\./,
  /src\/(api\/boards|lib\/(use-document-title|use-typed-value)|components\/(verified-badge|sign-in-invitation))\./,
  /src\/ui\/(empty-state|search-field|virtual-grid)\./,
  /src\/(domain\/(board|board-summary|pluralize|initials|limits|user)|lib\/(parsed-url|safe-link))\./,
  /src\/api\/wire\/read-(board|user)\./,
];
/** What the first screen needs besides the app; five small chunks would take half a kB more. */
const HOME =
  /src\/(features\/discover\/(discover|board-results|results|mode-toggle|discover-)|api\/use-abort-superseded|components\/board-card\.)/;
const isHome = (id: string) => HOME.test(id) && !/\.test\./.test(id);
const isAppCore = (id: string) => APP_CORE.some((pattern) => pattern.test(id)) && !/\.css$/.test(id);

/** react-router's `exports` lead bundlers to its development build, whose warnings a visitor would pay for. */
const PRODUCTION_ROUTER = {
  find: /^react-router$/,
  replacement: fileURLToPath(
    new URL('./node_modules/react-router/dist/production/index.mjs', import.meta.url),
  ),
};

export default defineConfig(({ mode, command }) => {
  const isDemo = mode === 'demo';
  const isTest = mode === 'test';
  // Against `npm run backend`. Never in a build, which would let anybody sign in as anybody.
  const isAgainstDevelopmentBackend = mode === 'backend' && command === 'serve';
  // Build constants, not imported values: only then are the demo's imports dropped from the production bundle.
  const define = {
    __DEMO__: JSON.stringify(isDemo),
    __DEVELOPMENT_SIGN_IN__: JSON.stringify(isAgainstDevelopmentBackend),
  };
  const resolve = {
    alias: [
      { find: '@', replacement: fileURLToPath(new URL('./src', import.meta.url)) },
      { find: '@kit', replacement: fileURLToPath(new URL('./tests/kit', import.meta.url)) },
      ...(command === 'build' ? [PRODUCTION_ROUTER] : []),
    ],
  };
  return {
    plugins: [
      react(),
      tailwindcss(),
      checkBase(),
      linkPreview(),
      startPage(),
      chunkList(),
      // After the start page, whose scripts it hashes.
      hosting(),
      ...(isDemo ? [] : [softwareBillOfMaterials()]),
      precompress(),
      ...(isDemo ? [demoWorker()] : []),
      ...(isDemo || isTest || isAgainstDevelopmentBackend ? [] : [checkConfiguration()]),
    ],
    define,
    resolve,
    server: { port: 5173 },
    preview: { port: 4173 },
    build: {
      outDir: isDemo ? 'dist-demo' : 'dist',
      manifest: true,
      modulePreload: {
        polyfill: false,
        // The imports of a page are preloaded by the early script (boot/early-calls.ts); a second list in the app
        // would take 1 kB.
        resolveDependencies: (_file, chunks, { hostType }) => (hostType === 'html' ? chunks : []),
      },
      license: { fileName: 'licenses.md' },
      // What Tailwind's styles need (README, 'Browsers'). index.html tells people whose browser is older.
      target: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'start', test: isStart, priority: 2 },
              { name: 'app', test: isAppCore, priority: 1 },
              { name: 'home', test: isHome, priority: 0 },
            ],
          },
        },
      },
    },
    // The tests must not see a `.env`, and Vitest passes what the root has read on to every project.
    ...(isTest ? { envDir: false, test: unitTests({ define, resolve, plugins: [react()] }) } : {}),
  };
});
