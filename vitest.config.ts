import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// An unusual time zone and locale, so that tests notice texts that depend on them.
Object.assign(process.env, { TZ: 'Pacific/Auckland', LC_ALL: 'de_DE.UTF-8' });

const inRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** `*.test.ts` runs in Node, `*.test.tsx` in jsdom. A `*.test.ts` that needs a DOM begins with `@vitest-environment jsdom`. */
export default defineConfig({
  // Ignores `.env`.
  envDir: false,
  define: { __DEMO__: 'false', __DEVELOPMENT_SIGN_IN__: 'false' },
  resolve: { alias: { '@': inRoot('src'), '@kit': inRoot('tests/kit') } },
  test: {
    maxWorkers: '100%',
    setupFiles: ['tests/setup.ts'],
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    // Long enough for a busy machine; only hanging tests reach it.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // These need a build, and have their own configuration.
    exclude: ['tests/{build,hosting}/**', 'node_modules/**'],
    projects: [
      { extends: true, test: { name: 'node', include: ['{src,tests}/**/*.test.ts'] } },
      { extends: true, test: { name: 'page', include: ['{src,tests}/**/*.test.tsx'], environment: 'jsdom' } },
    ],
  },
});
