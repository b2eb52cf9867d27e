import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { preview, type Plugin } from 'vite';
import { bundleFolder, type BundleName } from '../run/bundles';

export interface BundleServer {
  origin: string;
  close(): Promise<void>;
}

/** The caching that the bundle's own `_headers` asks of a host: for good what has a hashed name, never the rest. */
function cachingHeaders(folder: string): Plugin {
  const [everywhere, assets] = [
    ...readFileSync(path.join(folder, '_headers'), 'utf8').matchAll(/^  Cache-Control: (.*)$/gm),
  ];
  return {
    name: 'caching-headers',
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const rule = request.url?.startsWith('/assets/') ? assets : everywhere;
        const writeHead = response.writeHead.bind(response) as (
          status: number,
          headers?: object,
        ) => ServerResponse;
        // The preview server has a rule of its own, which it writes last.
        response.writeHead = ((status: number, headers?: object) =>
          writeHead(status, { ...headers, 'Cache-Control': rule?.[1] })) as typeof response.writeHead;
        next();
      });
    },
  };
}

/** Serves a built bundle on a free port, unknown paths with its index.html, as a deployment would. */
export async function serveBundle(name: BundleName): Promise<BundleServer> {
  const server = await preview({
    // The app's own configuration asks for a deployer's environment.
    configFile: false,
    logLevel: 'error',
    plugins: [cachingHeaders(bundleFolder(name))],
    build: { outDir: bundleFolder(name) },
    preview: { host: '127.0.0.1', port: 0, open: false },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error(`The ${name} bundle is not served`);
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
