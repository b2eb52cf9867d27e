import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { createServer, type AddressInfo, type Server } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Backend } from '../backend/http-server';
import { AUTH_HOSTS, type AuthService } from '../e2e/firebase/auth-service';
import { createCertificate } from '../e2e/firebase/certificate';
import { contentTypeOf, etagOf } from '../e2e/static-host';

/** Only the benchmark's browser resolves these. */
export const APP_HOST = 'talentboard.test';
export const FLOOR_HOST = 'no-framework.test';
export const API_HOST = 'api.talentboard.test';

/** Firebase's time to refresh a token. */
const REFRESH_MS = 150;
/** A new connection takes TCP's and TLS's round trips. Chromium emulates the latency of requests only. */
const CONNECTION_MS = 2 * 150;
const PREFLIGHT_MS = 150;

const PREFLIGHT_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, authorization, content-type, x-client-version',
};

const compress = (content: Buffer | string, quality: number) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

interface Compressed {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Serves the bundle, the page without a framework, the API and Firebase over HTTP/2 with brotli. A response of the
 * API is computed once per person and then repeated, so that only the page is measured.
 */
export async function startBenchServer(options: {
  bundle: string;
  floor: string;
  backend: Backend;
  firebase: AuthService;
}) {
  const { bundle, floor, backend, firebase } = options;
  const certificate = createCertificate();
  const publicKey = new X509Certificate(certificate.cert).publicKey.export({ type: 'spki', format: 'der' });
  const spki = createHash('sha256').update(publicKey).digest('base64');
  const files = new Map<string, Compressed>();
  const responses = new Map<string, Promise<Compressed>>();

  function readFile(folder: string, pathname: string): Compressed {
    const requested = path.join(folder, path.normalize(pathname));
    const isFile = path.extname(requested) !== '' && existsSync(requested);
    const file = isFile ? requested : path.join(folder, 'index.html');
    const body = existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : compress(readFileSync(file), 11);
    const isHashed = pathname.startsWith('/assets/');
    const headers = {
      'content-type': contentTypeOf(file),
      'content-encoding': 'br',
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: etagOf(body),
    };
    return { status: 200, headers, body };
  }

  async function callApi(request: Request): Promise<Compressed> {
    const response = await backend.respond(request);
    const headers = { ...Object.fromEntries(response.headers), 'content-encoding': 'br' };
    return { status: response.status, headers, body: compress(await response.text(), 5) };
  }

  async function callFirebase(request: Request): Promise<Compressed> {
    if (request.url.includes('/v1/token')) await wait(REFRESH_MS);
    const response = await firebase.respond(request);
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: Object.fromEntries(response.headers), body };
  }

  async function respondTo(request: Request): Promise<Compressed> {
    const { host, pathname } = new URL(request.url);
    if (request.method === 'OPTIONS') {
      await wait(PREFLIGHT_MS);
      return { status: 204, headers: PREFLIGHT_HEADERS, body: Buffer.of() };
    }
    if (AUTH_HOSTS.includes(host)) return callFirebase(request);
    if (host === API_HOST) {
      const key = `${request.url} ${request.headers.get('authorization')}`;
      if (!responses.has(key)) responses.set(key, callApi(request));
      return responses.get(key)!;
    }
    const file = files.get(request.url) ?? readFile(host === FLOOR_HOST ? floor : bundle, pathname);
    files.set(request.url, file);
    const isKnown = request.headers.get('if-none-match') === file.headers.etag;
    return isKnown ? { ...file, status: 304, body: Buffer.of() } : file;
  }

  async function handle(incoming: Http2ServerRequest, outgoing: Http2ServerResponse) {
    const { method, authority, url, headers } = incoming;
    const body = await text(incoming);
    const { authorization = '', 'if-none-match': etag = '' } = headers;
    const request = new Request(`https://${authority}${url}`, {
      method,
      headers: { ...(authorization && { authorization }), 'if-none-match': etag },
      ...(body === '' ? {} : { body }),
    });
    const response = await respondTo(request);
    outgoing.writeHead(response.status, response.headers).end(response.body);
  }

  const server = createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) => {
    handle(request, response).catch(() => response.stream.close());
  });
  const listen = async (listening: Server) => {
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
    return (listening.address() as AddressInfo).port;
  };
  const near = await listen(server);
  const rules = [APP_HOST, FLOOR_HOST].map((host) => `MAP ${host} 127.0.0.1:${near}`);
  // Each of these hosts has a port of its own, because a browser shares the connection of one address.
  const remotes = [API_HOST, ...AUTH_HOSTS].map((host) => {
    const remote = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      setTimeout(() => server.emit('connection', socket), CONNECTION_MS);
    });
    return { host, remote };
  });
  for (const { host, remote } of remotes) rules.push(`MAP ${host} 127.0.0.1:${await listen(remote)}`);
  return {
    /** With these, Chromium resolves the hosts and trusts the certificate: it caches nothing after an ignored error. */
    launchArguments: [
      `--host-resolver-rules=${[...rules, 'MAP * ~NOTFOUND'].join(', ')}`,
      `--ignore-certificate-errors-spki-list=${spki}`,
    ],
    async close() {
      const servers = [server, ...remotes.map(({ remote }) => remote)];
      await Promise.all(servers.map((closing) => new Promise((resolve) => closing.close(resolve))));
    },
  };
}
