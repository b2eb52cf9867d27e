import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// A place unlike most machines, so that a text that depends on the time zone or the locale is noticed.
Object.assign(process.env, { TZ: 'Pacific/Auckland', LC_ALL: 'de_DE.UTF-8' });

const inRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** `*.test.ts` runs in Node, `*.test.tsx` in jsdom. A `*.test.ts` that needs a page begins with `@vitest-environment jsdom`. */
export default defineConfig({
  // Ignores the developer's `.env`.
  envDir: false,
  define: { __DEMO__: 'false', __DEVELOPMENT_SIGN_IN__: 'false' },
  resolve: { alias: { '@': inRoot('src'), '@kit': inRoot('tests/kit') } },
  test: {
    maxWorkers: '100%',
    setupFiles: ['tests/setup.ts'],
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    // Only a test that hangs takes this long, on the busiest machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // These need a built bundle, and have a configuration of their own.
    exclude: ['tests/{build,hosting}/**', 'node_modules/**'],
    projects: [
      { extends: true, test: { name: 'node', include: ['{src,tests}/**/*.test.ts'] } },
      { extends: true, test: { name: 'page', include: ['{src,tests}/**/*.test.tsx'], environment: 'jsdom' } },
    ],
  },
});
