import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { createServer, type AddressInfo, type Server } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { AUTH_HOSTS, type AuthService } from '../e2e/firebase/auth-service';
import { createCertificate } from '../e2e/firebase/certificate';
import { contentTypeOf } from '../e2e/static-host';
import { etagOf } from '../build/bundles';

/** Only the benchmark's browser resolves these. */
export const APP_HOST = 'talentboard.test';
export const FLOOR_HOST = 'no-framework.test';
export const API_HOST = 'api.talentboard.test';

/** Firebase's time to refresh a token. */
const REFRESH_MS = 150;
/** A new connection takes TCP's and TLS's round trips. Chromium emulates the latency of requests only. */
const CONNECTION_MS = 2 * 150;
const PREFLIGHT_MS = 150;

interface BenchServer {
  /** The arguments with which Chromium resolves the hosts and trusts the certificate. */
  launchArguments: string[];
  close(): Promise<void>;
}

async function readText(request: Http2ServerRequest): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** Identifies the bearer by the token's payload; '' for a visitor. */
const bearerOf = (request: Http2ServerRequest) => request.headers.authorization?.split('.')[1] ?? '';

/**
 * Serves the bundle, the page without a framework, the API and Firebase over HTTP/2 with brotli. A response of the
 * API is computed once per person and then repeated, so that only the page is measured.
 */
export async function startBenchServer(options: {
  bundle: string;
  floor: string;
  backendOrigin: string;
  firebase: AuthService;
}): Promise<BenchServer> {
  const { bundle, floor, backendOrigin, firebase } = options;
  const certificate = createCertificate();
  const publicKey = new X509Certificate(certificate.cert).publicKey.export({ type: 'spki', format: 'der' });
  const spki = createHash('sha256').update(publicKey).digest('base64');
  const files = new Map<string, Buffer>();
  const responses = new Map<string, Promise<{ status: number; body: Buffer }>>();

  const compress = (content: Buffer | string, quality: number) =>
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

  function sendFile(request: Http2ServerRequest, response: Http2ServerResponse, folder: string) {
    const { pathname } = new URL(request.url, 'https://host');
    const requested = path.join(folder, path.normalize(pathname));
    const isFile = path.extname(requested) !== '' && existsSync(requested);
    const file = isFile ? requested : path.join(folder, 'index.html');
    const content =
      files.get(file) ??
      (existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : compress(readFileSync(file), 11));
    files.set(file, content);
    const isHashed = pathname.startsWith('/assets/');
    const etag = etagOf(content);
    response.setHeader('content-type', contentTypeOf(file));
    response.setHeader('content-encoding', 'br');
    response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    response.setHeader('etag', etag);
    if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.end(content);
  }

  async function sendFirebase(request: Http2ServerRequest, response: Http2ServerResponse) {
    const { method, authority } = request;
    const url = new URL(request.url, `https://${authority}`);
    const body = await readText(request);
    if (method === 'POST' && url.pathname === '/v1/token') await wait(REFRESH_MS);
    const answer = await firebase.answer({ method, url, body });
    if (answer === null) response.stream.close();
    else response.writeHead(answer.status, answer.headers).end(answer.body);
  }

  async function fetchFromBackend({ url, headers: { authorization } }: Http2ServerRequest) {
    const response = await fetch(backendOrigin + url, { headers: authorization ? { authorization } : {} });
    return { status: response.status, body: compress(await response.text(), 5) };
  }

  async function sendApi(request: Http2ServerRequest, response: Http2ServerResponse) {
    const key = `${request.url} ${bearerOf(request)}`;
    const known = responses.get(key) ?? fetchFromBackend(request);
    responses.set(key, known);
    const { status, body } = await known;
    response.setHeader('access-control-allow-origin', '*');
    response.writeHead(status, { 'content-type': 'application/json', 'content-encoding': 'br' }).end(body);
  }

  async function handle(request: Http2ServerRequest, response: Http2ServerResponse) {
    if (request.method === 'OPTIONS') {
      await wait(PREFLIGHT_MS);
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-headers', '*, authorization, content-type, x-client-version');
      response.writeHead(204).end();
    } else if (AUTH_HOSTS.includes(request.authority)) await sendFirebase(request, response);
    else if (request.authority === API_HOST) await sendApi(request, response);
    else sendFile(request, response, request.authority === FLOOR_HOST ? floor : bundle);
  }

  const server = createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) => {
    handle(request, response).catch(() => response.stream.close());
  });
  const listen = async (listening: Server) => {
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
    return (listening.address() as AddressInfo).port;
  };
  const near = await listen(server);
  // Each of these hosts has a port of its own, because a browser shares the connection of one address.
  const remotes = [API_HOST, ...AUTH_HOSTS].map((host) => ({
    host,
    listening: createServer((socket) => {
      socket.on('error', () => socket.destroy());
      setTimeout(() => server.emit('connection', socket), CONNECTION_MS);
    }),
  }));
  const rules = [APP_HOST, FLOOR_HOST].map((host) => `MAP ${host} 127.0.0.1:${near}`);
  for (const { host, listening } of remotes) rules.push(`MAP ${host} 127.0.0.1:${await listen(listening)}`);
  return {
    launchArguments: [
      `--host-resolver-rules=${[...rules, 'MAP * ~NOTFOUND'].join(', ')}`,
      // Trusted by its key: Chromium caches nothing after an ignored certificate error.
      `--ignore-certificate-errors-spki-list=${spki}`,
    ],
    async close() {
      const servers = [server, ...remotes.map(({ listening }) => listening)];
      await Promise.all(servers.map((closing) => new Promise((resolve) => closing.close(resolve))));
    },
  };
}
