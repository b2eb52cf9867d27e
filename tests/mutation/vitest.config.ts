import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { PURE } from '../unit-tests.ts';
import { warmThreads } from './warm-threads.ts';

/** The tests next to the mutated code; a mutant that only a whole screen would notice counts as survived. */
const ROOMS = ['src/{domain,lib,api,identity}/**/*.test.{ts,tsx}'];
const OTHER_ROOMS = ['src/{demo,features}/**', 'tests/**'];

const shared = {
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
  // Below Stryker's own limit, so that a mutant that makes a test wait for ever fails that test.
  testTimeout: 15_000,
};

export default defineConfig({
  plugins: [warmThreads()],
  envDir: false,
  define: { __DEMO__: 'false', __DEVELOPMENT_SIGN_IN__: 'false' },
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('../../src', import.meta.url)),
      '@kit': fileURLToPath(new URL('../kit', import.meta.url)),
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: { ...shared, name: 'pure', environment: 'node', include: PURE, exclude: OTHER_ROOMS },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'page',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
          include: ROOMS,
          exclude: PURE,
          setupFiles: ['tests/setup.ts', 'tests/mutation/fresh-screen.ts'],
        },
      },
    ],
  },
});
