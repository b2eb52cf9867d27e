import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const FILE_NAME = 'mockServiceWorker.js';

/**
 * Serves MSW's worker script to the demo straight from the package, so that no copy in `public` can become
 * outdated.
 */
export function demoWorker(): Plugin {
  const source = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
  return {
    name: 'talentboard:demo-worker',
    configureServer(server) {
      server.middlewares.use(server.config.base + FILE_NAME, (_request, response, next) => {
        readFile(source, 'utf8').then((script) => {
          response.setHeader('content-type', 'text/javascript');
          response.end(script);
        }, next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE_NAME, source: await readFile(source, 'utf8') });
    },
  };
}
