import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { baseOf, bundleFolder, type BundleName } from '../build/bundles';
import type { Respond } from '../serve';

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

export const etagOf = (content: Buffer) => `"${createHash('sha256').update(content).digest('base64url')}"`;

/** Reads the `_headers` of a built bundle, as Netlify and Cloudflare Pages do. @returns the headers of a path */
export function headersOfBundle(name: BundleName): (pathname: string) => Headers {
  const blocks = readFileSync(path.join(bundleFolder(name), '_headers'), 'utf8').split(/\n(?=\S)/);
  const rules = blocks.map((block) => {
    const [pattern = '', ...lines] = block.trim().split(/\n\s+/);
    return {
      pattern: new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
      entries: lines.map((line) => line.split(/: (.*)/, 2) as [string, string]),
    };
  });
  return (pathname) =>
    new Headers(rules.filter(({ pattern }) => pattern.test(pathname)).flatMap(({ entries }) => entries));
}

async function sendFile(file: string, status: number, headers: Headers): Promise<Response> {
  const content = await readFile(file);
  headers.set('content-type', contentTypeOf(file));
  headers.set('etag', etagOf(content));
  return new Response(content, { status, headers });
}

/** A deployment of a bundle: unknown paths get index.html, and each path the headers of the bundle's `_headers`. */
export function deploymentOf(name: BundleName): Respond {
  const folder = bundleFolder(name);
  const headersOf = headersOfBundle(name);
  return (request) => {
    const { pathname } = new URL(request.url);
    const headers = headersOf(pathname);
    const file = /\.\w+$/.test(pathname) ? pathname.slice(baseOf(name).length) : 'index.html';
    const known = request.headers.get('if-none-match');
    const notFound = () => new Response(null, { status: 404, headers });
    if (!pathname.startsWith(baseOf(name))) return notFound();
    return sendFile(path.join(folder, file), 200, headers).then(
      (response) =>
        response.headers.get('etag') === known ? new Response(null, { status: 304, headers }) : response,
      notFound,
    );
  };
}

/** A static host without custom headers, which responds with 404.html for missing files. */
export function staticHost(folder: string, base = '/'): Respond {
  return (request) => {
    const { pathname } = new URL(request.url);
    const file = pathname === base ? 'index.html' : decodeURIComponent(pathname.slice(base.length));
    return sendFile(path.join(folder, file), 200, new Headers()).catch(() =>
      sendFile(path.join(folder, '404.html'), 404, new Headers()),
    );
  };
}
