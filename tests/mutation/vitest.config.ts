import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { warmThreads } from './warm-threads.ts';

const ROOMS = 'src/{domain,lib,api,identity}';
/** Tests of pure code: without a document and its set-up they start at once. */
const PURE = [`src/domain/**/*.test.ts`, `src/api/tags.test.ts`, `src/api/wire/*.test.ts`];

/** The tests that stand beside what is mutated; a mutant that only a whole screen would notice counts as survived. */
const shared = { restoreMocks: true, unstubEnvs: true, unstubGlobals: true };

export default defineConfig({
  plugins: [warmThreads()],
  define: { __DEMO__: 'false' },
  resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
  test: {
    projects: [
      {
        extends: true,
        test: { ...shared, name: 'pure', environment: 'node', include: PURE },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'dom',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
          include: [`${ROOMS}/**/*.test.{ts,tsx}`],
          exclude: PURE,
          setupFiles: ['tests/setup.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
