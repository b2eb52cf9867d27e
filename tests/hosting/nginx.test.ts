import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildBundle } from '../build/bundles';
import { serve } from '../serve';

const hasNginx = spawnSync('nginx', ['-v']).status === 0;
if (!hasNginx) console.log('Left out: nginx is not installed (apt-get install nginx-core).');

interface Nginx {
  port: number;
  stop(): Promise<void>;
}

/** nginx's configuration folder, which contains its list of content types. */
function configurationFolder(): string {
  const { stderr } = spawnSync('nginx', ['-V'], { encoding: 'utf8' });
  return path.dirname(/--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf');
}

/** The path of the brotli module, which Debian packages separately; null if it isn't installed. */
function brotliModule(): string | null {
  const found = spawnSync('find', ['/usr/lib/nginx/modules', '-name', 'ngx_http_brotli_static_module.so'], {
    encoding: 'utf8',
  });
  return found.stdout?.trim() || null;
}

function whenListening(port: number, hasExited: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const attempt = () => {
      if (hasExited()) return reject(new Error('nginx has exited; see its output above'));
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => {
        socket.destroy();
        resolve();
      });
      socket.once('error', () => setTimeout(attempt, 50));
    };
    attempt();
  });
}

/**
 * Serves a built folder with the build's nginx.conf, changed as its comments describe: another port and folder, and
 * brotli if the module is installed.
 */
async function startNginx(folder: string): Promise<Nginx> {
  const { port, close } = await serve(() => Response.error());
  await close();
  const directory = mkdtempSync(path.join(tmpdir(), 'talentboard-nginx-'));
  const brotli = brotliModule();
  const site = readFileSync(path.join(folder, 'nginx.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/talentboard;', `root ${folder};`)
    .replace('# brotli_static on;', brotli === null ? '' : 'brotli_static on;');
  const file = path.join(directory, 'nginx.conf');
  writeFileSync(
    file,
    `${brotli === null ? '' : `load_module ${brotli};`}
daemon off;
master_process off;
pid ${directory}/nginx.pid;
error_log stderr;
events {}
http {
  include ${configurationFolder()}/mime.types;
  access_log off;
  client_body_temp_path ${directory}/body;
  proxy_temp_path ${directory}/proxy;
  fastcgi_temp_path ${directory}/fastcgi;
  uwsgi_temp_path ${directory}/uwsgi;
  scgi_temp_path ${directory}/scgi;
  ${site}
}
`,
  );
  execFileSync('nginx', ['-t', '-q', '-c', file], { stdio: 'inherit' });
  const child = spawn('nginx', ['-c', file], { stdio: 'inherit' });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await whenListening(port, () => child.exitCode !== null);
  return {
    port,
    async stop() {
      child.kill();
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

let nginx: Nginx | undefined;
let folder: string;

beforeAll(async () => {
  if (!hasNginx) return;
  folder = await buildBundle('production');
  nginx = await startNginx(folder);
}, 120_000);
afterAll(() => nginx?.stop());

/** Uses `node:http`, because `fetch` always requests compression and hides it. */
function get(pathname: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: nginx?.port, path: pathname, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

const page = () => readFileSync(path.join(folder, 'index.html'));
const someScript = () => {
  const name = readdirSync(path.join(folder, 'assets')).find((file) => /^app-.*\.js$/.test(file));
  if (name === undefined) throw new Error('The bundle has no script of the app');
  return `/assets/${name}`;
};

const SECURITY_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
  'permissions-policy',
];

describe.runIf(hasNginx)('nginx with the nginx.conf of the build', () => {
  test.each(['/', '/boards/66a', '/board/join/66a', '/b/x', '/no/such/page', '/index.html', '/auth/'])(
    'serves the page for %s, with revalidation',
    async (pathname) => {
      const { status, headers, body } = await get(pathname);
      expect(status).toBe(200);
      expect(headers['content-type']).toMatch(/^text\/html/);
      expect(headers['cache-control']).toBe('no-cache');
      expect(body.equals(page())).toBe(true);
      const again = await get(pathname, { 'if-none-match': headers.etag ?? '' });
      expect(again.status).toBe(304);
    },
  );

  test('serves scripts with immutable caching', async () => {
    const { status, headers } = await get(someScript());
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('responds 404 without caching for a missing script', async () => {
    const { status, headers, body } = await get('/assets/app-00000000.js');
    expect(status).toBe(404);
    expect(headers['cache-control']).toBeUndefined();
    expect(body.toString()).not.toContain('id="root"');
  });

  test.each(['/favicon.svg', '/manifest.webmanifest', '/robots.txt'])(
    'serves %s with revalidation',
    async (pathname) => {
      const { status, headers } = await get(pathname);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  test('sends the content type of the manifest', async () => {
    expect((await get('/manifest.webmanifest')).headers['content-type']).toBe('application/manifest+json');
  });

  test('sends the security headers with pages, files and scripts', async () => {
    for (const pathname of ['/', '/boards/66a', '/favicon.svg', '/manifest.webmanifest', someScript()]) {
      const { headers } = await get(pathname);
      expect(
        SECURITY_HEADERS.filter((name) => headers[name] === undefined),
        pathname,
      ).toEqual([]);
    }
  });

  test.each([['gzip', '.gz'], ...(brotliModule() === null ? [] : [['br', '.br']])] as [string, string][])(
    'serves the build’s %s copies',
    async (encoding, ending) => {
      for (const pathname of ['/', someScript()]) {
        const { headers, body } = await get(pathname, { 'accept-encoding': encoding });
        const file = path.join(folder, pathname === '/' ? 'index.html' : pathname);
        expect(headers['content-encoding'], pathname).toBe(encoding);
        expect(body.equals(readFileSync(file + ending)), pathname).toBe(true);
      }
    },
  );

  test.each(['/nginx.conf', '/_headers', '/_redirects', '/404.html', '/.vite/manifest.json'])(
    'does not serve %s',
    async (pathname) => {
      expect((await get(pathname)).status).toBe(404);
    },
  );
});
