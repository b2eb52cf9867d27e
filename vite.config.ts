import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, loadEnv } from 'vite';
import { demoWorker } from './src/build/demo-worker.ts';
import { linkPreview } from './src/build/link-preview.ts';
import { precompress } from './src/build/precompress.ts';
import { checkBase, checkConfiguration } from './src/build/check-configuration.ts';
import { hosting } from './src/build/hosting.ts';
import { serviceWorker } from './src/build/service-worker.ts';
import { startPage } from './src/build/start-page.ts';

/** react-router's `exports` lead bundlers to its development build, whose warnings a visitor would pay for. */
const PRODUCTION_ROUTER = {
  find: /^react-router$/,
  replacement: fileURLToPath(
    new URL('./node_modules/react-router/dist/production/index.mjs', import.meta.url),
  ),
};

/** Sends the requests of an API base without a host (`/api`) to the server of VITE_DEV_PROXY. */
function developmentProxy(mode: string): Record<string, { target: string; changeOrigin: boolean }> {
  const { VITE_API_BASE_URL: api = '', VITE_DEV_PROXY: target = '' } = loadEnv(mode, import.meta.dirname);
  if (target === '' || !api.startsWith('/')) return {};
  // Short links are looked up below `/api`, whatever the base is.
  return { [api]: { target, changeOrigin: true }, '/api': { target, changeOrigin: true } };
}

export default defineConfig(({ mode, command }) => {
  const isDemo = mode === 'demo';
  // Against `npm run backend`. Never in a build, which would let anybody sign in as anybody.
  const isAgainstDevelopmentBackend = mode === 'backend' && command === 'serve';
  // Build constants, not imported values: only then are the demo's imports dropped from the production bundle.
  const define = {
    __DEMO__: JSON.stringify(isDemo),
    __DEVELOPMENT_SIGN_IN__: JSON.stringify(isAgainstDevelopmentBackend),
  };
  const resolve = {
    alias: [
      { find: '@', replacement: fileURLToPath(new URL('./src', import.meta.url)) },
      ...(command === 'build' ? [PRODUCTION_ROUTER] : []),
    ],
  };
  return {
    plugins: [
      react(),
      tailwindcss(),
      checkBase(),
      linkPreview(),
      startPage(),
      // After the one that adds scripts, which it hashes.
      hosting(),
      serviceWorker(),
      // The tests need them once (tests/build/bundles.ts).
      ...(process.env.WITHOUT_COMPRESSED_COPIES ? [] : [precompress()]),
      ...(isDemo ? [demoWorker()] : []),
      ...(isDemo || isAgainstDevelopmentBackend ? [] : [checkConfiguration()]),
    ],
    define,
    resolve,
    // Another port would be an origin that the API's CORS and Firebase don't know.
    server: { port: 5173, strictPort: true, proxy: developmentProxy(mode) },
    preview: { port: 4173, strictPort: true },
    // Lightning CSS would make `:dir(rtl)` a list of languages, for browsers that ignore the rule without harm: the
    // direction here comes from what people write. (`Features.DirSelector` of lightningcss, which comes with Vite.)
    css: { lightningcss: { exclude: 4 } },
    build: {
      outDir: isDemo ? 'dist-demo' : 'dist',
      manifest: true,
      modulePreload: {
        polyfill: false,
        // index.html preloads the chunks of the first screen; the list of all chunks would be 5 kB on every page.
        resolveDependencies: (_file, chunks, { hostType }) => (hostType === 'html' ? chunks : []),
      },
      license: { fileName: 'licenses.md' },
      // What Tailwind's styles need (README, 'Browsers'). index.html tells people whose browser is older.
      target: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
      rolldownOptions: {
        // React Router keeps its warnings for developers in the production build.
        treeshake: { manualPureFunctions: ['warning', 'warningOnce'] },
        output: {
          codeSplitting: {
            groups: [
              { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 2 },
              { name: 'app', tags: ['$initial'], test: /src\/(?!main\.tsx)/, priority: 1 },
            ],
          },
        },
      },
    },
  };
});
