import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { baseOf, bundleFolder, etagOf, type BundleName } from '../build/bundles';
import { headersOfBundle } from './headers-file';
import { contentTypeOf } from './static-host';

export interface BundleServer {
  origin: string;
  close(): Promise<void>;
}

/** Handles a request before the bundle, or calls `next`. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Paths with a file extension are files, not pages. */
const LIKE_FILE = /\.\w+$/;

/**
 * Serves a built bundle on a free port as a deployment would: unknown paths with its index.html, everything with
 * the headers of its own `_headers` file. Nothing is compressed: on one machine that only costs time.
 */
export async function serveBundle(
  name: BundleName,
  middleware: Middleware = (_request, _response, next) => next(),
): Promise<BundleServer> {
  const folder = bundleFolder(name);
  const base = baseOf(name);
  const headersOf = headersOfBundle(folder);
  const files = new Map<string, Buffer>();

  async function read(file: string): Promise<Buffer> {
    const content = files.get(file) ?? (await readFile(path.join(folder, file)));
    files.set(file, content);
    return content;
  }

  async function answer(
    pathname: string,
    known: string | undefined,
    response: ServerResponse,
  ): Promise<void> {
    const send = async (file: string) => {
      const content = await read(file);
      const etag = etagOf(content);
      response.setHeader('ETag', etag);
      if (known === etag) return void response.writeHead(304).end();
      response.setHeader('Content-Type', contentTypeOf(file)).end(content);
    };
    const notFound = () => response.writeHead(404).end();
    if (!pathname.startsWith(base)) return void notFound();
    const file = path.posix.normalize(pathname.slice(base.length));
    await send(LIKE_FILE.test(file) ? file : 'index.html').catch(notFound);
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bundle');
    for (const [header, value] of headersOf(pathname)) if (value !== null) response.setHeader(header, value);
    middleware(request, response, () => void answer(pathname, request.headers['if-none-match'], response));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
