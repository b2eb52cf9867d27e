import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import { ownVariablesEmptied } from './bundles';

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
export function run(script: Script, configuration: Record<string, string>) {
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
export async function openPage(origin: string, page: string) {
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

export const SCRIPT = {
  entry: expect.stringContaining('main.tsx') as string,
  status: 200,
  type: 'text/javascript',
};
