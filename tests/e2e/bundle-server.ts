import { preview } from 'vite';
import { bundleFolder, type BundleName } from '../run/bundles';

export interface BundleServer {
  origin: string;
  close(): Promise<void>;
}

/** Serves a built bundle on a free port, unknown paths with its index.html, as a deployment would. */
export async function serveBundle(name: BundleName): Promise<BundleServer> {
  const server = await preview({
    // The app's own configuration asks for a deployer's environment.
    configFile: false,
    logLevel: 'error',
    build: { outDir: bundleFolder(name) },
    preview: { host: '127.0.0.1', port: 0, open: false },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error(`The ${name} bundle is not served`);
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
