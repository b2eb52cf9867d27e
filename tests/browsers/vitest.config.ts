import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export default defineConfig({
  root: inRoot(''),
  resolve: { alias: { '@': inRoot('src'), '@kit': inRoot('tests/kit') } },
  test: {
    include: ['tests/browsers/*.browser.ts'],
    globalSetup: ['tests/build/build-bundles.ts'],
    // The main job is one long test, and a busy machine needs the time.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
