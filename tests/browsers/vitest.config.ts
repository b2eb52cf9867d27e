import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
  test: {
    include: ['tests/browsers/*.browser.ts'],
    globalSetup: ['tests/build/build-bundles.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
