import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seedDb } from '@/demo/seed/seed-db';
import { createBackend, type Backend } from '../backend/http-server';
import { accountOf, makeIdToken, verifyIdToken } from '../e2e/firebase/id-token';
import { serve, type Served } from '../serve';
import { diagnose } from './doctor';

const APP = 'https://talentboard.example.com';
const PROJECT = 'demo-project';
const maya = seedDb().users.find(({ firebaseUid }) => firebaseUid === 'demo-maya-lindqvist')!;
const token = makeIdToken(accountOf(maya), { projectId: PROJECT });
const FIREBASE = 'https://identitytoolkit.googleapis.com/v1/projects';

let backend: Backend;
let server: Served;
/** Changes the response to the requests whose method and path start with this. */
let alter: { start: string; change: (response: Response) => Response | Promise<Response> };

beforeEach(async () => {
  const verifyToken = (sent: string) => verifyIdToken(sent, PROJECT);
  backend = createBackend({ verifyToken, appOrigin: APP });
  server = await serve(backend.respond);
  alter = { start: 'nothing', change: (response) => response };
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const response = url.startsWith(FIREBASE)
      ? Response.json({ authorizedDomains: ['localhost', 'talentboard.example.com'] })
      : await fetch(url, init);
    const { pathname, search, origin } = new URL(url);
    const request = `${init.method} ${url.startsWith(FIREBASE) ? origin : ''}${pathname}${search}`;
    return request.startsWith(alter.start) ? alter.change(response) : response;
  });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

const variables = () => ({
  VITE_API_BASE_URL: `${server.origin}/api`,
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'demo-project.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: PROJECT,
  VITE_FIREBASE_APP_ID: '1:1:web:1',
});

async function problems(
  changes: Record<string, string> = {},
  as: string | null = token,
  skipsFirebase = false,
) {
  const env = { ...variables(), ...changes };
  const findings = await diagnose({ env, appOrigin: APP, token: as, skipsFirebase });
  return findings
    .filter(({ verdict }) => verdict !== 'ok')
    .map(({ verdict, check, detail }) => `${verdict} ${check}: ${detail}`);
}

it('finds no problem with the described backend, and changes nothing there', async () => {
  const before = structuredClone(await backend.store.read());
  expect(await problems()).toEqual([]);
  expect(await backend.store.read()).toEqual(before);
});

it('skips the calls of a signed-in person without a token', async () => {
  expect(await problems({}, null)).toEqual([
    'skipped Calls of a signed-in person: give a token with --token-file',
  ]);
});

it('stops at an invalid configuration', async () => {
  expect(await problems({ VITE_FIREBASE_API_KEY: ' ' })).toEqual([
    'failed Configuration: VITE_FIREBASE_API_KEY is not set (see .env.example)',
  ]);
});

it('reports a backend that does not respond', async () => {
  const found = await problems({ VITE_API_BASE_URL: 'http://127.0.0.1:9/api' });
  expect(found).toEqual([
    expect.stringMatching(/^failed Backend: http:\/\/127\.0\.0\.1:9 cannot be reached/),
  ]);
});

const withStatus = (status: number) => () => new Response('{}', { status });
const withHeader = (name: string, value: string) => (response: Response) => {
  const headers = new Headers(response.headers);
  headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
};
const withBody = (body: string) => (response: Response) => new Response(body, { headers: response.headers });

it.each<[string, change: (response: Response) => Response, expected: string]>([
  ['OPTIONS', withStatus(401), 'failed CORS preflight for GET: OPTIONS returns 401; it must be 2xx'],
  [
    'OPTIONS',
    withHeader('access-control-allow-methods', 'GET, PUT'),
    'failed CORS preflight for DELETE: Access-Control-Allow-Methods lacks DELETE',
  ],
  [
    'OPTIONS',
    withHeader('access-control-allow-headers', '*'),
    'failed CORS preflight for GET: Access-Control-Allow-Headers lacks authorization',
  ],
  [
    'GET /api/profile',
    withHeader('access-control-allow-origin', 'https://other.example.com'),
    `failed GET /profile: Access-Control-Allow-Origin is https://other.example.com; it must be ${APP} or *`,
  ],
  ['GET /api/boards/my-boards', withBody('{"items":[]}'), 'failed GET /boards/my-boards:'],
  ['GET /api/join-requests/user', withBody('<p>'), 'failed GET /join-requests/user: is not JSON: <p>'],
  ['GET /api/boards/ffff', withStatus(500), 'warning GET /boards/{unknown id}: returns 500 instead of 404'],
  ['GET /api/profile', withStatus(403), 'failed GET /profile with a bad token: returns 403 instead of 401'],
  [`GET ${new URL(FIREBASE).origin}`, withStatus(400), 'failed Firebase project: the API key is rejected'],
  [
    `GET ${new URL(FIREBASE).origin}`,
    withBody('{"authorizedDomains":[]}'),
    'failed Firebase authorized domains: add talentboard.example.com',
  ],
])('reports a wrong response to %s', async (start, change, expected) => {
  alter = { start, change };
  expect(await problems()).toContainEqual(expect.stringContaining(expected));
});

it('reports every deviation of a call with an excerpt and the file to change', async () => {
  const board = {
    _id: 'b',
    questions: [{ text: 'Why?' }],
    boardType: 'guild',
    creator: { _id: 'u', name: [] },
  };
  const change = async (response: Response) => {
    const boards = (await response.json()) as object[];
    return Response.json({ boards: [...boards, board, board] }, { headers: response.headers });
  };
  alter = { start: 'GET /api/boards/my-boards', change };
  expect(await problems()).toEqual(
    [
      ['boardType must be array,null: "guild"', 'read-board'],
      ['questions/* must be string,number,null: {"text":"Why?"}', 'read-board'],
      ['creator/name must be string,number,null: []', 'read-user'],
    ].map(([detail, file]) =>
      [
        'failed GET /boards/my-boards:',
        `GET ${variables().VITE_API_BASE_URL}/boards/my-boards returned 200: the body/boards/*/${detail}`,
        `(src/api/wire/${file}.ts)`,
      ].join(' '),
    ),
  );
});

it.each([
  [
    '{"profile":{"_id":"u"}}',
    / the body has none of the described forms: .*\(src\/api\/wire\/envelopes\.ts\)$/,
  ],
  [
    '{"_id":"u","isProfileComplete":"true"}',
    /^failed .*\/isProfileComplete must be boolean,null: "true" \(.*read-user/,
  ],
])('reports the profile %s', async (body, expected) => {
  alter = { start: 'GET /api/profile', change: withBody(body) };
  expect(await problems()).toContainEqual(expect.stringMatching(expected));
});

it('leaves Firebase out on request', async () => {
  alter = { start: `GET ${new URL(FIREBASE).origin}`, change: withStatus(400) };
  expect(await problems({}, token, true)).toEqual(['skipped Firebase project: --skip-firebase']);
});

it('never prints the token, even if the server quotes it', async () => {
  alter = { start: 'GET /api/boards/my-boards', change: () => new Response(`No: ${token}`, { status: 400 }) };
  expect((await problems()).join('\n')).not.toContain(token.slice(0, 20));
});
