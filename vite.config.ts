import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { demoWorker } from './src/build/demo-worker.ts';
import { precompress } from './src/build/precompress.ts';
import { requireConfiguration } from './src/build/require-configuration.ts';
import { securityHeaders } from './src/build/security-headers.ts';
import { startPage } from './src/build/start-page.ts';

/**
 * What nearly every page needs goes into one chunk: many small ones cost 7 kB more on the wire (brotli has less to learn
 * from). What only some pages need must not be named here, nor what the entry needs before the app (main.tsx); the byte
 * budgets in tests/build notice.
 */
const APP_CORE = [
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-redux|use-sync-external-store)\//,
  /node_modules\/(@reduxjs|redux|redux-thunk|immer|reselect|clsx|@standard-schema)\//,
  /node_modules\/lucide-react\/dist\/esm\/(createLucideIcon|Icon|defaultAttributes|context|shared|icons\/(plus|search|badge-check)\.)/,
  /src\/app\/(?!after-first-paint|link-prefetch|persist-auth|layout\/(user-menu\.|use-sign-out))/,
  /src\/api\/(base|errors|tags|use-viewer|profile|boards|wire\/(?!wire-values|read-short-link))/,
  /src\/identity\/(?!firebase|popup)/,
  /src\/lib\/(?!paths|form-|draft)/,
  /src\/ui\/(button|page|skeleton|spinner|error-panel|full-screen|card-grid|toasts\/(toast-store|toast-outlet|notice-store|notice-outlet))/,
  /src\/components\/(user-avatar|redirecting|verified-badge|board-card)/,
  /src\/domain\/(user|limits|initials|board|profile-options)\./,
];
const isAppCore = (id: string) => APP_CORE.some((pattern) => pattern.test(id)) && !/\.css$/.test(id);

export default defineConfig(({ mode }) => {
  const isDemo = mode === 'demo';
  const isTest = mode === 'test';
  return {
    plugins: [
      react(),
      tailwindcss(),
      startPage(),
      // After the start page: it hashes that one's scripts.
      securityHeaders(),
      precompress(),
      ...(isDemo ? [demoWorker()] : []),
      ...(isDemo || isTest ? [] : [requireConfiguration()]),
    ],
    // A constant, not an imported value: only then is the demo's import dropped from the production bundle.
    define: { __DEMO__: JSON.stringify(isDemo) },
    resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
    server: { port: 5173 },
    preview: { port: 4173 },
    build: {
      outDir: isDemo ? 'dist-demo' : 'dist',
      manifest: true,
      license: { fileName: 'licenses.md' },
      target: 'es2023',
      rolldownOptions: {
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: 'app', test: isAppCore }],
          },
        },
      },
    },
    test: {
      environment: 'jsdom',
      environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
      include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
      setupFiles: ['tests/setup.ts'],
      restoreMocks: true,
      unstubEnvs: true,
      unstubGlobals: true,
      testTimeout: 20_000,
    },
  };
});
