import { getResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDemoToken, verifyDemoToken } from '@/demo/demo-token';
import { createHandlers } from '@/demo/handlers/create-handlers';
import { SEED_NOW, seedDb } from '@/demo/seed/seed-db';
import { createMemoryStore } from '@/demo/store';
import { operations } from '../openapi/document';
import { startBackend, type Backend } from './http-server';

/* The demo, the component tests and the end-to-end tests use one backend; each reaches it in another way. */

const BASE = 'http://backend.test/api';
const db = seedDb(SEED_NOW);
const [board] = db.boards;
const creator = db.users.find(({ _id }) => _id === board?.creator);
const token = makeDemoToken({ uid: creator!.firebaseUid, email: creator!.email, name: creator!.name });

const handlersOver = (apiBaseUrl: string) =>
  createHandlers({
    apiBaseUrl,
    store: createMemoryStore(() => seedDb(SEED_NOW)),
    verifyToken: verifyDemoToken,
    now: () => SEED_NOW,
  });

// Each with data of its own, so that a call changes the same everywhere.
const plain = handlersOver(BASE);
const intercepting = setupServer(...handlersOver(BASE));
let backend: Backend;

beforeAll(async () => {
  backend = await startBackend({ db: seedDb(SEED_NOW), verifyToken: verifyDemoToken, now: () => SEED_NOW });
  intercepting.listen({ onUnhandledRequest: 'bypass' });
});
afterAll(async () => {
  intercepting.close();
  await backend.close();
});

const withoutNames = (path: string) => path.replaceAll(/:\w+|\{\w+\}/g, '{}');

it('has a handler for every call of openapi.yaml, and no other', () => {
  const handled = handlersOver(BASE).map(({ info: { method, path } }) => {
    const place = String(path).replace('http://backend.test', '').replace('/api/', '/');
    return `${String(method)} ${withoutNames(place)}`;
  });
  const described = operations.map(
    ({ method, path }) => `${method} ${withoutNames(path.replace(/^\/api\//, '/'))}`,
  );
  expect(handled.toSorted()).toEqual(described.toSorted());
});

/** What a call is answered, without what differs by where the backend is. */
async function toldBy(
  send: (request: Request) => Promise<Response | undefined>,
  base: string,
  call: Request,
) {
  const response = await send(call);
  const text = (await response?.text()) ?? 'no answer';
  return { status: response?.status, text: text.replaceAll(new URL(base).origin, '') };
}

const ID: Record<string, string> = {
  userId: creator!._id,
  boardId: board!._id,
  memberId: 'nobody',
  requestId: 'none',
  shortId: board!.shortLink,
};

it.each(
  operations.flatMap(({ method, path }) => [
    { method, path, as: 'its creator', bearer: token },
    { method, path, as: 'a visitor', bearer: null },
    { method, path, as: 'somebody with a bad token', bearer: 'bad' },
  ]),
)('answers $method $path the same in each way, for $as', async ({ method, path, bearer }) => {
  const place = path
    .replaceAll(/\{(\w+)\}/g, (_all, name: string) => ID[name] ?? name)
    .replace(/^\/api\//, '/');
  // Refused by every call that needs a body: what is created would have another id in each.
  const body = method === 'POST' || method === 'PUT' ? '{}' : undefined;
  const request = (base: string) =>
    new Request(`${base}${place}`, {
      method,
      headers: bearer === null ? {} : { authorization: `Bearer ${bearer}` },
      ...(body === undefined ? {} : { body }),
    });
  const direct = await toldBy((call) => getResponse(plain, call), BASE, request(BASE));
  const intercepted = await toldBy((call) => fetch(call), BASE, request(BASE));
  const served = await toldBy((call) => fetch(call), backend.url, request(backend.url));
  expect(intercepted).toEqual(direct);
  expect(served).toEqual(direct);
});
