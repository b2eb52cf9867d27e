import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
  test: {
    include: ['tests/browsers/*.browser.ts'],
    globalSetup: ['tests/build/build-bundles.ts'],
    // The main job is one long test, and a busy machine needs the time.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
