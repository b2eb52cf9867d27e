import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { etagOf } from '../run/etag';

/** Host names that only the benchmark's browser can resolve (`launchArguments`). */
export const APP_HOST = 'talentboard.test';
export const FLOOR_HOST = 'no-framework.test';
const FIREBASE_HOSTS = ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com'];

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
  const names = [APP_HOST, FLOOR_HOST, ...FIREBASE_HOSTS].map((name) => `DNS:${name}`).join(',');
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

/** Firebase's two calls for a stored session; the account is taken from the token. */
function answerFirebase(body: string): string {
  const { idToken = '' } = JSON.parse(body || '{}') as { idToken?: string };
  const claims = JSON.parse(
    Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString() || '{}',
  ) as Record<string, string>;
  const user = {
    localId: claims.user_id,
    email: claims.email,
    emailVerified: true,
    displayName: claims.name,
    providerUserInfo: [],
    validSince: '1700000000',
    lastLoginAt: '1700000000000',
    createdAt: '1700000000000',
  };
  return JSON.stringify({ kind: 'identitytoolkit#GetAccountInfoResponse', users: [user] });
}

async function readBody(request: Http2ServerRequest): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/**
 * Serves a built bundle, the page without a framework and Firebase's answers over HTTP/2, compressed with brotli,
 * and the backend's API under the same origins. Each answer of the API is computed once and then repeated, so that
 * only the page is measured.
 */
export async function startBenchServer(options: {
  certificate: Certificate;
  /** A folder with `.br` copies. */
  bundle: string;
  floor: string;
  /** The backend's origin: 'http://127.0.0.1:1234'. */
  backendOrigin: string;
}): Promise<BenchServer> {
  const { certificate, bundle, floor, backendOrigin } = options;
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
    if (FIREBASE_HOSTS.includes(host)) {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-headers', '*, authorization, content-type');
      response.setHeader('access-control-max-age', '600');
      response.setHeader('content-type', 'application/json');
      response.end(request.method === 'OPTIONS' ? '' : answerFirebase(await readBody(request)));
      return;
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
    const key = `${request.url} ${request.headers.authorization ?? ''}`;
    const known = answers.get(key) ?? fetchAnswer(request);
    answers.set(key, known);
    const { status, body } = await known;
    response.writeHead(status, { 'content-type': 'application/json', 'content-encoding': 'br' });
    response.end(body);
  }

  const server = createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) => {
    answer(request, response).catch(() => response.stream.close());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const rules = [APP_HOST, FLOOR_HOST, ...FIREBASE_HOSTS].map((name) => `MAP ${name} 127.0.0.1:${port}`);
  return {
    launchArguments: [
      `--host-resolver-rules=${[...rules, 'MAP * ~NOTFOUND'].join(', ')}`,
      // Trusted instead of ignoring the certificate error: after an error the browser does not cache anything.
      `--ignore-certificate-errors-spki-list=${certificate.spki}`,
    ],
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
