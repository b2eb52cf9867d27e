import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { demoWorker } from './src/build/demo-worker.ts';
import { requireConfiguration } from './src/build/require-configuration.ts';
import { startPage } from './src/build/start-page.ts';

export default defineConfig(({ mode }) => {
  const isDemo = mode === 'demo';
  const isTest = mode === 'test';
  return {
    plugins: [
      react(),
      tailwindcss(),
      startPage(),
      ...(isDemo ? [demoWorker()] : []),
      ...(isDemo || isTest ? [] : [requireConfiguration()]),
    ],
    // A constant, not an imported value: only then is the demo's import dropped from the production bundle.
    define: { __DEMO__: JSON.stringify(isDemo) },
    resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
    server: { port: 5173 },
    preview: { port: 4173 },
    build: { outDir: isDemo ? 'dist-demo' : 'dist', manifest: true, target: 'es2023' },
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
