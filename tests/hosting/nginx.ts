import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../free-port';

export interface Nginx {
  port: number;
  stop(): Promise<void>;
}

/** The folder of nginx's own configuration, which contains its list of content types. */
function configurationFolder(): string {
  const { stderr } = spawnSync('nginx', ['-V'], { encoding: 'utf8' });
  return path.dirname(/--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf');
}

/** Debian packages the brotli module separately. */
function brotliModule(): string | null {
  const found = spawnSync('find', ['/usr/lib/nginx/modules', '-name', 'ngx_http_brotli_static_module.so'], {
    encoding: 'utf8',
  });
  return found.stdout?.trim() || null;
}

function whenListening(port: number, isGone: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const attempt = () => {
      if (isGone()) return reject(new Error('nginx ended; its words are above'));
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

/** Whether this nginx can send brotli copies. */
export function hasBrotli(): boolean {
  return brotliModule() !== null;
}

/**
 * Serves a built folder with the nginx.conf that the build has written, changed as its comments tell a deployer to:
 * another port and folder, and brotli switched on if the module is installed.
 */
export async function startNginx(folder: string): Promise<Nginx> {
  const port = await freePort();
  const place = mkdtempSync(path.join(tmpdir(), 'talentboard-nginx-'));
  const brotli = brotliModule();
  const site = readFileSync(path.join(folder, 'nginx.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/talentboard;', `root ${folder};`)
    .replace('# brotli_static on;', brotli === null ? '' : 'brotli_static on;');
  const file = path.join(place, 'nginx.conf');
  writeFileSync(
    file,
    `${brotli === null ? '' : `load_module ${brotli};`}
daemon off;
master_process off;
pid ${place}/nginx.pid;
error_log stderr;
events {}
http {
  include ${configurationFolder()}/mime.types;
  access_log off;
  client_body_temp_path ${place}/body;
  proxy_temp_path ${place}/proxy;
  fastcgi_temp_path ${place}/fastcgi;
  uwsgi_temp_path ${place}/uwsgi;
  scgi_temp_path ${place}/scgi;
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
      rmSync(place, { recursive: true, force: true });
    },
  };
}
