import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { AUTH_HOSTS, type AuthService } from '../e2e/firebase/auth-service';
import { etagOf } from '../run/etag';

/** Host names that only the benchmark's browser can resolve (`launchArguments`). */
export const APP_HOST = 'talentboard.test';
export const FLOOR_HOST = 'no-framework.test';
/** The API too, where the page's own host has none. */
export const API_HOST = 'api.talentboard.test';
const HOSTS = [APP_HOST, FLOOR_HOST, API_HOST, ...AUTH_HOSTS];

/** How long Firebase takes to refresh a token; the line's latency is not added, if it is not longer. */
const REFRESH_MS = 150;
/** Of a new connection: TCP's and TLS's. Names are resolved already. */
const ROUND_TRIPS = 2;

const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

export interface BenchServer {
  /** The arguments with which a Chromium finds this server under the names above and trusts it. */
  launchArguments: string[];
  close(): Promise<void>;
}

interface Certificate {
  key: string;
  cert: string;
  /** The key that Chromium shall trust, in its notation. */
  spki: string;
}

/** @throws Error without openssl: browsers speak HTTP/2 over TLS only, and Node cannot sign a certificate */
export function makeCertificate(): Certificate {
  const folder = mkdtempSync(path.join(tmpdir(), 'talentboard-bench-'));
  const keyFile = path.join(folder, 'key.pem');
  const certFile = path.join(folder, 'cert.pem');
  const names = HOSTS.map((name) => `DNS:${name}`).join(',');
  try {
    const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    const about = ['-days', '2', '-subj', '/CN=bench', '-addext', `subjectAltName=${names}`];
    const files = ['-keyout', keyFile, '-out', certFile];
    execFileSync('openssl', ['req', '-x509', ...newKey, ...about, ...files], { stdio: 'pipe' });
    const cert = readFileSync(certFile, 'utf8');
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
    const spki = createHash('sha256').update(publicKey).digest('base64');
    return { key: readFileSync(keyFile, 'utf8'), cert, spki };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function readBody(request: Http2ServerRequest): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** The bearer of a token in Firebase's format; '' for a visitor. */
function uidOf(authorization: string | undefined): string {
  const [, claims = ''] = authorization?.split('.') ?? [];
  const { sub = '' } = JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}') as { sub?: string };
  return sub;
}

/**
 * Serves a built bundle, the page without a framework and Firebase's answers over HTTP/2, compressed with brotli,
 * and the backend's API under the same origins and one of its own. Each answer of the API is computed once for each
 * person and then repeated, so that only the page is measured.
 */
export async function startBenchServer(options: {
  certificate: Certificate;
  /** A folder with `.br` copies. */
  bundle: string;
  floor: string;
  /** The backend's origin: 'http://127.0.0.1:1234'. */
  backendOrigin: string;
  firebase: AuthService;
  /**
   * The line's, in ms: a connection to the API's own host or to Firebase takes two of them, and a preflight one.
   * Chromium's emulation delays neither, only requests. 0 where they cost nothing.
   */
  roundTripMs: number;
}): Promise<BenchServer> {
  const { certificate, bundle, floor, backendOrigin, firebase, roundTripMs } = options;
  const compressed = new Map<string, Buffer>();
  const answers = new Map<string, Promise<{ status: number; body: Buffer }>>();

  function compress(file: string): Buffer {
    const known = compressed.get(file);
    if (known) return known;
    const content = existsSync(`${file}.br`)
      ? readFileSync(`${file}.br`)
      : brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    compressed.set(file, content);
    return content;
  }

  /** @param known the version that the browser has */
  function sendFile(
    response: Http2ServerResponse,
    { folder, pathname, known }: { folder: string; pathname: string; known: string | undefined },
  ) {
    const asked = path.join(folder, path.normalize(pathname));
    const isFile = path.extname(asked) !== '' && existsSync(asked);
    const file = isFile ? asked : path.join(folder, 'index.html');
    response.setHeader('content-type', CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream');
    response.setHeader('content-encoding', 'br');
    response.setHeader(
      'cache-control',
      pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    const content = compress(file);
    const etag = etagOf(content);
    response.setHeader('etag', etag);
    if (known === etag) {
      response.writeHead(304);
      response.end();
    } else response.end(content);
  }

  async function fetchAnswer(request: Http2ServerRequest) {
    const authorization = request.headers.authorization;
    const response = await fetch(backendOrigin + request.url, {
      headers: authorization === undefined ? {} : { authorization },
    });
    const text = await response.text();
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    return { status: response.status, body: brotliCompressSync(text, { params }) };
  }

  async function answer(request: Http2ServerRequest, response: Http2ServerResponse) {
    const host = request.authority;
    if (request.method === 'OPTIONS') await after(roundTripMs);
    if (AUTH_HOSTS.includes(host)) {
      const { method, url } = request;
      const asked = { method, url: new URL(url, `https://${host}`), body: await readBody(request) };
      if (method === 'POST' && asked.url.pathname === '/v1/token') await after(REFRESH_MS);
      const { status, headers, body } = (await firebase.answer(asked)) ?? {
        status: 500,
        headers: {},
        body: '',
      };
      response.writeHead(status, headers);
      response.end(body);
      return;
    }
    if (host === API_HOST) {
      response.setHeader('access-control-allow-origin', '*');
      if (request.method === 'OPTIONS') {
        response.setHeader('access-control-allow-headers', 'authorization, content-type');
        response.writeHead(204);
        response.end();
        return;
      }
    }
    const { pathname } = new URL(request.url, `https://${host}`);
    if (pathname === '/blank') {
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><title>Blank</title>');
      return;
    }
    if (!pathname.startsWith('/api/'))
      return sendFile(response, {
        folder: host === FLOOR_HOST ? floor : bundle,
        pathname,
        known: request.headers['if-none-match'],
      });
    const key = `${request.url} ${uidOf(request.headers.authorization)}`;
    const known = answers.get(key) ?? fetchAnswer(request);
    answers.set(key, known);
    const { status, body } = await known;
    response.writeHead(status, { 'content-type': 'application/json', 'content-encoding': 'br' });
    response.end(body);
  }

  const server = createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) => {
    answer(request, response).catch(() => response.stream.close());
  });
  // A host on a port of its own, because browsers use one connection for all that is at the same address.
  const listen = async (listening: Server) => {
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
    return (listening.address() as AddressInfo).port;
  };
  const far = () =>
    createServer((socket) => {
      socket.on('error', () => socket.destroy());
      setTimeout(() => server.emit('connection', socket), ROUND_TRIPS * roundTripMs);
    });
  const near = await listen(server);
  const fars = [API_HOST, ...AUTH_HOSTS].map((host) => ({ host, listening: far() }));
  const rules = [APP_HOST, FLOOR_HOST].map((host) => `MAP ${host} 127.0.0.1:${near}`);
  for (const { host, listening } of fars) rules.push(`MAP ${host} 127.0.0.1:${await listen(listening)}`);
  return {
    launchArguments: [
      `--host-resolver-rules=${[...rules, 'MAP * ~NOTFOUND'].join(', ')}`,
      // Trusted instead of ignoring the certificate error: after an error the browser does not cache anything.
      `--ignore-certificate-errors-spki-list=${certificate.spki}`,
    ],
    async close() {
      const closing = [server, ...fars.map(({ listening }) => listening)];
      await Promise.all(closing.map((one) => new Promise((resolve) => one.close(resolve))));
    },
  };
}
