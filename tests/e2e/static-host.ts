import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

export const contentTypeOf = (file: string) => TYPES[path.extname(file)] ?? 'text/plain';

/**
 * A static host without custom headers, which responds with 404.html for missing files.
 * @param base the path of the folder, with a slash at both ends
 */
export async function serveFiles(folder: string, base: string) {
  let refusal: 302 | 401 | null = null;
  const server = createServer((request, response) => {
    if (refusal !== null && request.url !== '/sign-in') {
      response.writeHead(refusal, { location: '/sign-in', 'content-type': 'text/html' });
      return void response.end('<h1>Proxy: refused</h1>');
    }
    if (request.url === '/sign-in')
      return void response.setHeader('content-type', 'text/html').end('<h1>Proxy: sign in</h1>');
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const asked = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const name = asked.startsWith(base) ? asked.slice(base.length) : 'none';
    const send = (status: number, file: string) =>
      readFile(path.join(folder, path.posix.normalize(`/${decodeURIComponent(file)}`))).then((content) => {
        response.writeHead(status, { 'content-type': contentTypeOf(file) }).end(content);
      });
    void send(200, name)
      .catch(() => send(404, '404.html'))
      .catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Responds like a sign-in proxy whose session has ended; null to serve the files again. */
    refuse(status: 302 | 401 | null): void {
      refusal = status;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
