import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export default defineConfig({
  root: inRoot(''),
  define: { __DEMO__: 'false', __DEVELOPMENT_SIGN_IN__: 'false' },
  resolve: { alias: { '@': inRoot('src') } },
  test: {
    include: ['tests/build/*.test.{ts,tsx}'],
    globalSetup: ['tests/build/build-bundles.ts'],
    testTimeout: 120_000,
  },
});
