import { expect, it } from 'vitest';
import { freePort } from '../free-port';
import { accountOf, makeIdToken } from '../e2e/firebase/id-token';
import { operations } from '../openapi/document';
import type { Alter } from './altered-backend';
import { READ_ONLY_CALLS } from './described-answers';
import {
  altered,
  APP,
  backend,
  FIREBASE,
  json,
  maya,
  expectProblem,
  plant,
  problems,
  PROJECT,
  rewrite,
  spoil,
  token,
  variables,
  withHeader,
} from './planted-backend';

it('finds nothing wrong with a backend that is as described, and changes nothing there', async () => {
  const before = structuredClone(await backend.store.read());
  expect(await problems()).toEqual([]);
  expect(await backend.store.read()).toEqual(before);
  const methods = new Set(altered.requests.map((request) => request.replace(/\?.*/, '')));
  expect([...methods].filter((request) => /^(?:PUT|POST|DELETE)/.test(request))).toEqual([
    'POST /api/profile/check-username',
  ]);
});

it('makes every call that changes nothing', () => {
  const readOnly = operations
    .filter(({ method, path }) => method === 'GET' || path === '/profile/check-username')
    .map(({ method, path }) => `${method} ${path}`);
  const asked = Object.keys(READ_ONLY_CALLS).map((name) => name.replace(/\?.*/, ''));
  expect([...new Set(asked)].toSorted()).toEqual([...new Set(readOnly)].toSorted());
});

it('leaves out the calls of a signed-in person without a token', async () => {
  expect(await problems({ as: null })).toEqual([
    'skipped Calls of a signed-in person: give a token with --token-file',
  ]);
});

it('stops at variables that are missing or wrong', async () => {
  const env = variables({ VITE_FIREBASE_API_KEY: ' ', VITE_API_BASE_URL: 'localhost:8080/api' });
  expect(await problems({ env })).toEqual([
    'failed Configuration: VITE_FIREBASE_API_KEY is not set (see .env.example); the app cannot be built',
    expect.stringContaining('failed Configuration: VITE_API_BASE_URL must be a full http(s) URL'),
  ]);
  expect(altered.requests).toEqual([]);
});

it('says so where nobody answers, and goes on with Firebase', async () => {
  const nowhere = `http://127.0.0.1:${await freePort()}`;
  expect(await problems({ env: variables({ VITE_API_BASE_URL: `${nowhere}/api` }) })).toEqual([
    `failed Backend: ${nowhere} cannot be reached (ECONNREFUSED); no screen has data`,
  ]);
  expect(altered.requests).toEqual([expect.stringContaining(FIREBASE)]);
});

it('does not wait for ever', async () => {
  const stop = backend.fail({ path: '/api/boards', hang: true });
  // Whichever call it is that takes too long on a busy machine.
  expect(await problems({ timeoutMs: 300 })).toContain(
    `failed Backend: ${altered.origin} has not answered within 0.3 seconds; no screen has data`,
  );
  stop();
});

it.each<[string, Alter, string]>([
  [
    'no preflight',
    spoil('OPTIONS', (answer) => ({ ...answer, status: 401 })),
    'failed CORS preflight for GET: OPTIONS is answered by 401; it must be a 2xx, also without a token',
  ],
  [
    'another origin',
    spoil('OPTIONS', withHeader('access-control-allow-origin', 'https://other.example.com')),
    `failed CORS preflight for GET: Access-Control-Allow-Origin is https://other.example.com; it must be ${APP} or *`,
  ],
  [
    'a method that is not allowed',
    spoil('OPTIONS', withHeader('access-control-allow-methods', 'GET, POST, PUT')),
    'failed CORS preflight for DELETE: Access-Control-Allow-Methods lacks DELETE; browsers refuse every DELETE of the app',
  ],
  [
    'a wildcard, which does not stand for Authorization',
    spoil('OPTIONS', withHeader('access-control-allow-headers', '*')),
    'failed CORS preflight for GET: Access-Control-Allow-Headers lacks authorization',
  ],
  [
    'one of the two headers',
    spoil('OPTIONS', withHeader('access-control-allow-headers', 'Authorization')),
    'failed CORS preflight for GET: Access-Control-Allow-Headers lacks content-type',
  ],
  [
    'answers without the header, after a good preflight',
    spoil('GET /api/boards?searchType=board', withHeader('access-control-allow-origin', null)),
    'failed GET /boards?searchType=board: Access-Control-Allow-Origin is missing',
  ],
  [
    'visitors who are refused',
    spoil('GET /api/boards/user', () => ({
      ...json({ message: 'Sign in' }, 401),
      headers: { 'access-control-allow-origin': '*' },
    })),
    'warning GET /boards/user/{userId}: visitors are refused with a 401; visitors are invited to sign in instead',
  ],
  [
    'a list of another shape',
    rewrite('GET /api/boards/my-boards', (boards: unknown) => ({ items: boards })),
    'failed GET /boards/my-boards: the body must be array; My Boards: an error is shown',
  ],
  [
    'a field of another type',
    rewrite('GET /api/profile', (user: object) => ({ ...user, bio: { text: 'Hello' } })),
    'warning GET /profile: the body/bio must be string,number,null',
  ],
  [
    'a page of a proxy instead of JSON',
    spoil('GET /api/join-requests/user', (answer) => ({ ...answer, body: '<html>Bad gateway</html>' })),
    'failed GET /join-requests/user: the answer is not JSON: <html>Bad gateway</html>',
  ],
  [
    'a failure',
    spoil('GET /api/boards?searchType=member', (answer) => ({ ...answer, status: 500, body: '' })),
    'failed GET /boards?searchType=member: answered by 500; the search for people: an error is shown',
  ],
  [
    'a username check of another shape',
    spoil('POST /api/profile/check-username', () => json({ available: true })),
    "failed POST /profile/check-username: the body must have required property 'isUsernameAvailable'",
  ],
  [
    'short links that are not at the root',
    spoil('GET /api/boards/short', (answer) => ({
      ...answer,
      status: 404,
      body: '{"message":"No such route"}',
    })),
    'failed GET /api/boards/short/{shortId}: answered by 404: {"message":"No such route"}; short links: an error is shown',
  ],
  [
    'a short link that leads elsewhere',
    rewrite('GET /api/boards/short', () => ({
      isSuccess: true,
      joinLink: 'https://x.example.com/join/other',
    })),
    'leads to other; short links lead to a wrong board',
  ],
  [
    'an unknown id that is a failure',
    spoil('GET /api/boards/ffffffffffffffffffffffff', (answer) => ({
      ...answer,
      status: 500,
      body: 'CastError',
    })),
    'warning GET /boards/{unknown id}: answered by 500 instead of 404: CastError',
  ],
  [
    'a bad token that is a 403',
    (answer, method, path) =>
      method === 'GET' && path === '/api/profile' && answer.status === 401
        ? { ...answer, status: 403 }
        : answer,
    'failed GET /profile with a bad token: answered by 403 instead of 401',
  ],
  [
    'an API key that Firebase does not know',
    spoil(`GET ${FIREBASE}`, () => json({ error: { message: 'API key not valid' } }, 400)),
    'failed Firebase project: the API key is refused by 400: {"error":{"message":"API key not valid"}}; nobody can sign in',
  ],
  [
    'a domain that Firebase does not know',
    spoil(`GET ${FIREBASE}`, () => json({ authorizedDomains: ['localhost'] })),
    'failed Firebase authorized domains: talentboard.example.com is not one of them (Firebase console, Authentication, Settings): localhost; nobody can sign in',
  ],
])('finds %s', (_what, alter, expected) => expectProblem(alter, expected));

it('uses an API key that is restricted to the app’s pages as a browser does there', async () => {
  plant((answer, _method, path, { referer }) =>
    path.startsWith(FIREBASE) && referer !== `${APP}/`
      ? json({ error: { message: `Requests from referer ${referer ?? '<empty>'} are blocked.` } }, 403)
      : answer,
  );
  expect(await problems()).toEqual([]);
});

it('accepts 404 and whatever is no board for the app, for what does not exist', async () => {
  const bodies = ['null', '{}', '{"board":null}', '{"data":null}', '{"data":{}}', ''];
  for (const body of bodies) {
    plant(spoil('GET /api/boards/ffffffffffffffffffffffff', (answer) => ({ ...answer, status: 200, body })));
    expect(await problems(), body).toEqual([]);
  }
});

it('accepts no page of HTML and no list for what does not exist', async () => {
  for (const body of ['<p>Not found</p>', '[]']) {
    plant(spoil('GET /api/boards/ffffffffffffffffffffffff', (answer) => ({ ...answer, status: 200, body })));
    expect(await problems(), body).toEqual([
      expect.stringContaining('warning GET /boards/{unknown id}: answered by 200 instead of 404'),
    ]);
  }
});

it.each([
  ['expired', makeIdToken(accountOf(maya), { projectId: PROJECT, expiresInSeconds: -60 }), 'has expired'],
  [
    'of another project',
    makeIdToken(accountOf(maya), { projectId: 'other' }),
    'is for the Firebase project other',
  ],
  ['of another kind', 'opaque-secret', 'is not a Firebase ID token'],
])('says why a token may be refused: %s', async (_what, as, reason) => {
  const found = await problems({ as });
  expect(found).toContainEqual(expect.stringContaining(`warning Token: ${reason}`));
  expect(found).toContainEqual(expect.stringContaining('failed GET /profile: answered by 401'));
});

it('never shows the token, even where a server quotes it', async () => {
  plant(spoil('GET /api/boards/my-boards', () => json({ message: `Bad token ${token}` }, 400)));
  const found = await problems();
  expect(found).toContainEqual(expect.stringContaining('Bad token (the token)'));
  expect(found.join('\n')).not.toContain(token.slice(0, 20));
});
