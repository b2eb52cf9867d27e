import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, loadEnv } from 'vite';
import { demoWorker } from './src/build/demo-worker.ts';
import { precompress } from './src/build/precompress.ts';
import { checkConfiguration } from './src/build/check-configuration.ts';
import { hosting } from './src/build/hosting.ts';
import { serviceWorker } from './src/build/service-worker.ts';
import { startPage } from './src/build/start-page.ts';
import { PRODUCT } from './src/lib/product.ts';

/** react-router's `exports` resolve to its larger development build. */
const PRODUCTION_ROUTER = {
  find: /^react-router$/,
  replacement: fileURLToPath(
    new URL('./node_modules/react-router/dist/production/index.mjs', import.meta.url),
  ),
};

/** Proxies an API base without a host (`/api`) to VITE_DEV_PROXY. */
function developmentProxy(mode: string): Record<string, { target: string; changeOrigin: boolean }> {
  const { VITE_API_BASE_URL: api = '', VITE_DEV_PROXY: target = '' } = loadEnv(mode, import.meta.dirname);
  if (target === '' || !api.startsWith('/')) return {};
  // The short-link lookup is always below `/api`.
  return { [api]: { target, changeOrigin: true }, '/api': { target, changeOrigin: true } };
}

export default defineConfig(({ mode, command }) => {
  const isDemo = mode === 'demo';
  // For `npm run backend`. Never in a build, because it lets any visitor sign in as any user.
  const isAgainstDevelopmentBackend = mode === 'backend' && command === 'serve';
  // Constants, so that the production bundle drops the demo's imports.
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
      { name: 'product-name', transformIndexHtml: (html: string) => html.replaceAll('%PRODUCT%', PRODUCT) },
      startPage(),
      // Runs after the plugin that adds scripts, because it hashes them.
      hosting(),
      serviceWorker(),
      // Tests need the compressed copies of one build only (tests/build/bundles.ts).
      ...(process.env.WITHOUT_COMPRESSED_COPIES ? [] : [precompress()]),
      ...(isDemo ? [demoWorker()] : []),
      ...(isDemo || isAgainstDevelopmentBackend ? [] : [checkConfiguration()]),
    ],
    define,
    resolve,
    // A fixed port, because the API's CORS and Firebase allow this origin.
    server: { port: 5173, strictPort: true, proxy: developmentProxy(mode) },
    preview: { port: 4173, strictPort: true },
    // Excludes `Features.DirSelector`: Lightning CSS would replace `:dir(rtl)` by a list of languages, but the direction
    // depends on users' texts. Old browsers ignore the rule.
    css: { lightningcss: { exclude: 4 } },
    build: {
      outDir: isDemo ? 'dist-demo' : 'dist',
      manifest: true,
      modulePreload: {
        polyfill: false,
        // index.html preloads the chunks of the first screen. The list of all chunks would add 5 kB to every page.
        resolveDependencies: (_file, chunks, { hostType }) => (hostType === 'html' ? chunks : []),
      },
      license: { fileName: 'licenses.md' },
      // Required by Tailwind's styles (README, 'Browsers'). index.html shows a message in older browsers.
      target: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
      rolldownOptions: {
        // Drops React Router's development warnings, which its production build contains.
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
