import type { ServerResponse } from 'node:http';
import { preview, type Plugin } from 'vite';
import { baseOf, bundleFolder, type BundleName } from '../run/bundles';
import { headersOfBundle } from './headers-file';

export interface BundleServer {
  origin: string;
  close(): Promise<void>;
}

/**
 * Sends the headers of the bundle's own `_headers` file: the policy, and permanent caching for files with a hashed
 * name.
 */
function ownHeaders(folder: string): Plugin {
  const headersOf = headersOfBundle(folder);
  return {
    name: 'own-headers',
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://bundle');
        const writeHead = response.writeHead.bind(response) as (
          status: number,
          headers?: object,
        ) => ServerResponse;
        // The preview server sets its own caching header, and does so last.
        response.writeHead = ((status: number, headers?: object) =>
          writeHead(status, {
            ...headers,
            ...Object.fromEntries(headersOf(pathname)),
          })) as typeof response.writeHead;
        next();
      });
    },
  };
}

/**
 * Serves a built bundle on a free port as a deployment would: unknown paths with its index.html, everything with
 * its own headers.
 * @param plugins may answer before the bundle does
 */
export async function serveBundle(name: BundleName, plugins: Plugin[] = []): Promise<BundleServer> {
  const server = await preview({
    // The app's own configuration would require a deployer's environment.
    configFile: false,
    logLevel: 'error',
    plugins: [ownHeaders(bundleFolder(name)), ...plugins],
    base: baseOf(name),
    build: { outDir: bundleFolder(name) },
    preview: { host: '127.0.0.1', port: 0, open: false },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error(`The ${name} bundle is not served`);
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
