import { afterEach, expect, it, vi } from 'vitest';
import { makeDemoToken } from '@/demo/demo-token';
import { expectInConsole } from '@kit/watch-console';
import { makeIdToken } from '../e2e/firebase/id-token';
import { main, startDevelopmentBackend } from './development-server';

let backend: Awaited<ReturnType<typeof startDevelopmentBackend>> | undefined;

afterEach(async () => {
  await backend?.close();
  backend = undefined;
});

async function nameFor(token: string): Promise<string | number> {
  const response = await fetch(`${backend?.url}/profile`, { headers: { Authorization: `Bearer ${token}` } });
  return response.ok ? ((await response.json()) as { name: string }).name : response.status;
}

it('accepts only the tokens that it prints and those of the account chooser', async () => {
  backend = await startDevelopmentBackend(0);
  expect(backend.tokens.size).toBeGreaterThan(3);
  for (const [token, { name }] of backend.tokens) expect(await nameFor(token)).toBe(name);
  const [maya] = backend.tokens.values();
  expect(await nameFor(makeDemoToken(maya!))).toBe(maya!.name);
  expect(await nameFor('development.somebody-else')).toBe(401);
});

it('accepts unexpired, unsigned tokens of the Auth emulator of any project', async () => {
  backend = await startDevelopmentBackend(0);
  const [maya] = backend.tokens.values();
  const account = { uid: maya!.uid, email: maya!.email, displayName: maya!.name, photoURL: null };
  const unsigned = (expiresInSeconds: number) =>
    makeIdToken(account, { projectId: 'any', expiresInSeconds }).replace(/[^.]+$/, '');
  expect(await nameFor(unsigned(60))).toBe(maya!.name);
  expect(await nameFor(unsigned(-60))).toBe(401);
});

it('reports a port that is in use', async () => {
  backend = await startDevelopmentBackend(0);
  const { port } = new URL(backend.url);
  expectInConsole('error', new RegExp(`^Port ${port} is in use`));
  expect(await main(['--port', port])).toBe(1);
});

it('creates data with dates relative to today', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-05-05T12:00:00Z') });
  backend = await startDevelopmentBackend(0);
  vi.useRealTimers();
  const { boards } = await backend.store.read();
  const newest = boards
    .map(({ createdAt }) => createdAt)
    .toSorted()
    .at(-1);
  expect(newest).toMatch(/^2030-0[45]/);
});
