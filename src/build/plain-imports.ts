import type { Plugin } from 'vite';

const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * Replaces what Vite wraps around each `import()` by the bare import. The wrapper preloads other chunks and styles; here
 * the early script preloads the chunks (vite.config.ts, `modulePreload`) and all styles are in index.html, so that it
 * would be 0.7 kB on each page that does nothing.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: new RegExp(`^${PRELOAD_HELPER}$`) },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
