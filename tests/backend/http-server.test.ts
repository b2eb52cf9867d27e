// @vitest-environment node
import { request as httpRequest } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { server as mswServer } from '@kit/server';
import { startBackend, type Backend } from './http-server';
import { createTestTokenVerifier } from './verify-test-token';

const APP = 'http://localhost:4173';
const b64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function token(uid: string, changes: object = {}, signature = 'c2VlZA'): string {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const claims = {
    iss: 'https://securetoken.google.com/demo-project',
    aud: 'demo-project',
    sub: uid,
    email: `${uid}@example.com`,
    name: uid,
    exp,
    ...changes,
  };
  return `${b64({ alg: 'RS256' })}.${b64(claims)}.${signature}`;
}

let backend: Backend;

beforeEach(async () => {
  // These requests go to a real port.
  mswServer.close();
  backend = await startBackend({ verifyToken: createTestTokenVerifier(), origins: [APP] });
});

afterEach(() => backend.close());

function call(path: string, bearer?: string, init: RequestInit = {}): Promise<Response> {
  const headers = { origin: APP, ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }) };
  // Not through a Request: in Node, the signal given to one is lost when the Request has been garbage collected.
  return fetch(backend.url + path, { ...init, headers: { ...headers, ...init.headers } });
}

test.each<[string, string | undefined, number]>([
  ['a good one', token('demo-maya-lindqvist'), 200],
  ['none', undefined, 401],
  ['an expired one', token('demo-maya-lindqvist', { exp: 1 }), 401],
  ['one of another project', token('demo-maya-lindqvist', { aud: 'other' }), 401],
  ['one of another issuer', token('demo-maya-lindqvist', { iss: 'https://evil.example.com' }), 401],
  ['one with another signature', token('demo-maya-lindqvist', {}, 'Zm9yZ2Vk'), 401],
  ['one without a person', token(''), 401],
  ['no token at all', 'undefined', 401],
])('a call with a token: %s', async (_, bearer, status) => {
  expect((await call('/profile', bearer)).status).toBe(status);
});

test('accepts the tokens of a registry', async () => {
  const identity = { uid: 'u1', email: 'u1@example.com', name: 'U' };
  const verify = createTestTokenVerifier({ registry: new Map([['opaque', identity]]) });
  expect(await verify('opaque')).toEqual(identity);
  expect(await verify('other')).toBeNull();
});

test('answers a preflight of a known origin only', async () => {
  const allowed = await call('/profile', undefined, { method: 'OPTIONS' });
  expect(allowed.status).toBe(204);
  expect(allowed.headers.get('access-control-allow-origin')).toBe(APP);
  expect(allowed.headers.get('access-control-allow-headers')).toBe('Authorization, Content-Type');
  expect(allowed.headers.get('access-control-expose-headers')).toBe('Retry-After');
  expect(allowed.headers.get('access-control-allow-methods')).toContain('DELETE');

  const foreign = await call('/boards', undefined, { headers: { origin: 'https://evil.example.com' } });
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  expect(backend.preflights).toHaveLength(1);
  expect(backend.requests).toHaveLength(1);
});

test('records what came in and what went out', async () => {
  await call('/boards?searchTerm=design%20x', undefined);
  await call('/profile', token('demo-maya-lindqvist'), {
    method: 'PUT',
    body: JSON.stringify({ bio: 'New' }),
  });
  await call('/profile', token('demo-maya-lindqvist'), { method: 'PUT', body: '{broken' });
  expect(backend.requests).toMatchObject([
    { method: 'GET', path: '/api/boards', query: { searchTerm: 'design x' }, body: undefined, status: 200 },
    { method: 'PUT', path: '/api/profile', body: { bio: 'New' }, status: 200 },
    { method: 'PUT', path: '/api/profile', body: '{broken', status: 400 },
  ]);
  expect(backend.requests[0]?.headers).not.toHaveProperty('authorization');
  backend.clear();
  expect(backend.requests).toEqual([]);
});

test('injects a status with a body, as often as asked', async () => {
  backend.fail({ method: 'GET', path: '/api/boards/*', times: 1, status: 503, body: { error: 'Down' } });
  const first = await call('/boards/user');
  expect([first.status, await first.json()]).toEqual([503, { error: 'Down' }]);
  expect(first.headers.get('access-control-allow-origin')).toBe(APP);
  expect((await call('/boards/user')).status).toBe(404);
});

test('a fault ends when it is removed, and affects no other path or method', async () => {
  const end = backend.fail({ method: 'GET', path: /^\/api\/boards$/, status: 500, body: '<h1>Oops</h1>' });
  expect(await (await call('/boards')).text()).toBe('<h1>Oops</h1>');
  expect((await call('/profile', token('demo-maya-lindqvist'))).status).toBe(200);
  end();
  expect((await call('/boards')).status).toBe(200);
});

test('drops a connection, and hangs until the caller gives up', async () => {
  backend.fail({ path: '/api/boards', times: 1, drop: true });
  await expect(call('/boards')).rejects.toThrow();
  backend.fail({ path: '/api/boards', times: 1, hang: true });
  const caller = new AbortController();
  const hanging = call('/boards', undefined, { signal: caller.signal });
  await vi.waitFor(() => expect(backend.requests).toHaveLength(2));
  caller.abort();
  await expect(hanging).rejects.toThrow('aborted');
  expect(backend.requests.map(({ status }) => status)).toEqual([null, null]);
});

test('answers unknown routes with 404 and malformed addresses with 400', async () => {
  expect((await call('/nothing-here')).status).toBe(404);
  const { port } = new URL(backend.url);
  const status = await new Promise((resolve, reject) => {
    httpRequest({ port, host: '127.0.0.1', path: '/api/profile/%E0%A4%A' }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBe(400);
});

test('resets to its initial data', async () => {
  const before = (await backend.store.read()).boards.length;
  await backend.store.update((db) => {
    db.boards = [];
  });
  await backend.store.reset();
  expect((await backend.store.read()).boards).toHaveLength(before);
});
