import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const FILE_NAME = 'mockServiceWorker.js';

/** Serves MSW's worker script from the package, so that there is no outdated copy in `public`. */
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
