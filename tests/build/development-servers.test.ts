import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { ownVariablesEmptied, TEST_CONFIGURATION } from './bundles';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const MODES = { start: 'demo', dev: 'development', 'dev:backend': 'backend' };

/**
 * Runs an npm script that starts a development server, on a free port.
 * @returns its address, or null if it has exited, and everything that it printed
 */
function run(script: keyof typeof MODES, configuration: Record<string, string>) {
  const [command, ...args] = (scripts[script] ?? '').split(' ');
  expect(command).toBe('vite');
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
  const own = { ...ownVariablesEmptied(MODES[script]), ...configuration };
  const child = spawn(process.execPath, [vite, ...args, '--host', '127.0.0.1', '--port', '0'], {
    cwd: ROOT,
    env: { ...process.env, ...own, NODE_ENV: 'development', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill());
  return new Promise<{ origin: string | null; output: string; exitCode: number | null }>((resolve) => {
    let output = '';
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
      if (origin !== undefined) resolve({ origin, output, exitCode: null });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('close', (exitCode) => resolve({ origin: null, output, exitCode }));
  });
}

/** Fetches the page at a path, its script, and the constants that tell demo and development from production. */
async function openPage(origin: string, page: string) {
  const html = await (await fetch(origin + page, { headers: { accept: 'text/html' } })).text();
  const [, entry = ''] = /<script type="module" src="(\/src\/[^"]+)"/.exec(html) ?? [];
  const script = await fetch(origin + entry);
  const constants = await (await fetch(`${origin}/@vite/env`)).text();
  return {
    title: /<title>(.*)<\/title>/.exec(html)?.[1],
    entry,
    script: [script.status, script.headers.get('content-type')],
    isDemo: /"__DEMO__":\s*(true|false)/.exec(constants)?.[1],
    signsInWithoutGoogle: /"__DEVELOPMENT_SIGN_IN__":\s*(true|false)/.exec(constants)?.[1],
  };
}

test.each([
  ['start', {}, { isDemo: 'true', signsInWithoutGoogle: 'false' }],
  ['dev', TEST_CONFIGURATION, { isDemo: 'false', signsInWithoutGoogle: 'false' }],
  ['dev:backend', {}, { isDemo: 'false', signsInWithoutGoogle: 'true' }],
] as const)('npm run %s serves the app on every path', async (script, configuration, constants) => {
  const { origin, output } = await run(script, configuration);
  expect(origin, output).not.toBeNull();
  for (const page of ['/', '/boards/some-board']) {
    expect(await openPage(origin!, page)).toEqual({
      title: 'Talentboard',
      entry: expect.stringContaining('main.tsx') as string,
      script: [200, 'text/javascript'],
      ...constants,
    });
  }
  if (script !== 'start') return;
  const worker = await fetch(`${origin}/mockServiceWorker.js`);
  expect(worker.headers.get('content-type')).toBe('text/javascript');
});

test('npm run dev stops on an incomplete configuration, and lists what is missing', async () => {
  const { origin, output, exitCode } = await run('dev', { ...TEST_CONFIGURATION, VITE_FIREBASE_APP_ID: '' });
  expect(origin).toBeNull();
  expect(exitCode).not.toBe(0);
  expect(output).toContain('VITE_FIREBASE_APP_ID');
  expect(output).not.toContain('VITE_FIREBASE_API_KEY');
  expect(output).toContain('npm start');
});

test('npm run dev proxies an API base without a host to VITE_DEV_PROXY', async () => {
  const api = createServer((request, response) => response.end(`API: ${request.url}`)).listen(0, '127.0.0.1');
  onTestFinished(() => void api.close());
  await once(api, 'listening');
  const { port } = api.address() as AddressInfo;
  const { origin, output } = await run('dev', {
    ...TEST_CONFIGURATION,
    VITE_API_BASE_URL: '/server/api',
    VITE_DEV_PROXY: `http://127.0.0.1:${port}`,
  });
  expect(origin, output).not.toBeNull();
  for (const url of ['/server/api/boards', '/api/boards/short/x'])
    expect(await (await fetch(origin + url)).text()).toBe(`API: ${url}`);
});
