import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { ownVariablesEmptied, TEST_CONFIGURATION } from '../run/bundles';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

type Script = 'start' | 'dev' | 'dev:backend';
const MODE = { start: 'demo', dev: 'development', 'dev:backend': 'backend' } satisfies Record<Script, string>;

/**
 * Runs one of the development servers on a free port.
 * @returns its address, or null if it has exited, and everything that it printed
 */
function run(script: Script, configuration: Record<string, string>) {
  const [command, ...args] = (scripts[script] ?? '').split(' ');
  expect(command).toBe('vite');
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, ...args, '--host', '127.0.0.1', '--port', '0'], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...ownVariablesEmptied(MODE[script]),
      ...configuration,
      NODE_ENV: 'development',
      NO_COLOR: '1',
    },
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
    script: { entry, status: script.status, type: script.headers.get('content-type') },
    isDemo: /"__DEMO__":\s*(true|false)/.exec(constants)?.[1],
    signsInWithoutGoogle: /"__DEVELOPMENT_SIGN_IN__":\s*(true|false)/.exec(constants)?.[1],
  };
}

const DEMO = { title: 'Talentboard', isDemo: 'true', signsInWithoutGoogle: 'false' };
const APP = { title: 'Talentboard', isDemo: 'false', signsInWithoutGoogle: 'false' };
const SCRIPT = { entry: expect.stringContaining('main.tsx') as string, status: 200, type: 'text/javascript' };

test('npm start serves the demo without any configuration, on every path, with the worker that answers its calls', async () => {
  const { origin, output } = await run('start', {});
  expect(origin, output).not.toBeNull();
  for (const page of ['/', '/boards/some-board']) {
    expect(await openPage(origin!, page)).toEqual({ ...DEMO, script: SCRIPT });
  }
  const worker = await fetch(`${origin}/mockServiceWorker.js`);
  expect(worker.headers.get('content-type')).toBe('text/javascript');
});

test('npm run dev serves the app against the configured backend', async () => {
  const { origin, output } = await run('dev', TEST_CONFIGURATION);
  expect(origin, output).not.toBeNull();
  expect(await openPage(origin!, '/')).toEqual({ ...APP, script: SCRIPT });
});

test('npm run dev:backend needs no configuration, and lets people sign in without Google', async () => {
  const { origin, output } = await run('dev:backend', {});
  expect(origin, output).not.toBeNull();
  const page = { ...APP, signsInWithoutGoogle: 'true', script: SCRIPT };
  expect(await openPage(origin!, '/')).toEqual(page);
});

test('npm run dev stops if the configuration is incomplete, and says what is missing and what works without it', async () => {
  const { origin, output, exitCode } = await run('dev', { ...TEST_CONFIGURATION, VITE_FIREBASE_APP_ID: '' });
  expect(origin).toBeNull();
  expect(exitCode).not.toBe(0);
  expect(output).toContain('VITE_FIREBASE_APP_ID');
  expect(output).not.toContain('VITE_FIREBASE_API_KEY');
  expect(output).toContain('npm start');
});
