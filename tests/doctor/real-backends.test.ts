import { gzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import type { Alter, Answer } from './altered-backend';
import { createCaller } from './caller';
import {
  altered,
  APP,
  FIREBASE,
  expectProblem,
  plant,
  problems,
  rewrite,
  spoil,
  token,
  variables,
  withHeader,
} from './planted-backend';

/* What servers in use do: first what the app can work with, then what people have to be told. */

const isRefusal = ({ status }: Answer) => status >= 400;
const EVERY_CALL = /^(?:GET|POST) \/api\//;
const onEveryCall =
  (change: (answer: Answer) => Answer): Alter =>
  (answer, method, path) =>
    EVERY_CALL.test(`${method} ${path}`) ? change(answer) : answer;
const changed = (change: (json: never) => unknown) =>
  onEveryCall((answer) =>
    isRefusal(answer)
      ? answer
      : { ...answer, body: JSON.stringify(change(JSON.parse(String(answer.body)) as never)) },
  );

it.each<[string, Alter]>([
  [
    "Express's own answer to a preflight, and CORS for everyone",
    (answer, method) =>
      method === 'OPTIONS'
        ? { ...withHeader('access-control-allow-origin', '*')(answer), status: 200, body: 'OK' }
        : withHeader('access-control-allow-origin', '*')(answer),
  ],
  ['an envelope around everything', changed((data) => ({ success: true, data }))],
  [
    'an unknown short link that is refused in an envelope, where no board has one',
    (answer, _method, path) =>
      path.includes('/short/')
        ? { ...answer, status: 200, body: '{"data":{"isSuccess":false,"message":"No such link"}}' }
        : { ...answer, body: String(answer.body).replaceAll(/"shortLink":"[^"]*"/g, '"shortLink":""') },
  ],
  [
    'id instead of _id',
    changed((body) => JSON.parse(JSON.stringify(body).replaceAll('"_id"', '"id"')) as unknown),
  ],
  [
    'gzip and ETags',
    onEveryCall((answer) => ({
      ...answer,
      headers: { ...answer.headers, 'content-encoding': 'gzip', etag: 'W/"1"' },
      body: gzipSync(answer.body),
    })),
  ],
  [
    'HTML pages for what does not exist',
    spoil('GET /api/boards/ffffffffffffffffffffffff', (answer) => ({
      ...answer,
      status: 404,
      body: '<!DOCTYPE html><pre>Cannot GET /api/boards</pre>',
    })),
  ],
  ['empty refusals', onEveryCall((answer) => (isRefusal(answer) ? { ...answer, body: '' } : answer))],
])('finds nothing wrong with %s', async (_what, alter) => {
  plant(alter);
  expect(await problems()).toEqual([]);
});

const redirect = (location: string) => (answer: Answer) => ({
  ...withHeader('location', location)(answer),
  status: 301,
  body: '',
});

it.each<[string, Alter, string]>([
  [
    'a redirect to the address with a slash at its end',
    spoil('GET /api/boards?searchType=board', redirect('/api/boards/?searchType=board')),
    'failed GET /boards?searchType=board: answered by 301, a redirect to http://',
  ],
  [
    'a redirect to TLS, which a preflight may not follow',
    spoil('OPTIONS', redirect('https://api.example.com/api/profile')),
    'failed CORS preflight for GET: OPTIONS is answered by 301, a redirect to https://api.example.com/api/profile; when they follow it,',
  ],
  [
    'a redirect to nowhere',
    spoil('GET /api/profile', redirect('http://[oops')),
    'failed GET /profile: answered by 301, a redirect to http://[oops',
  ],
  [
    'an empty list that is no body at all',
    spoil('GET /api/boards/my-boards', (answer) => ({ ...answer, status: 204, body: '' })),
    'failed GET /boards/my-boards: 204 with an empty body; My Boards: an error is shown',
  ],
  [
    'not modified, although nothing was known',
    spoil('GET /api/join-requests/user', (answer) => ({ ...answer, status: 304, body: '' })),
    'failed GET /join-requests/user: answered by 304; My Applications',
  ],
  [
    "the server's CORS header and its proxy's",
    spoil('GET /api/boards?searchType=member', withHeader('access-control-allow-origin', `${APP}, ${APP}`)),
    'failed GET /boards?searchType=member: Access-Control-Allow-Origin is sent more than once',
  ],
  [
    'CORS on good answers only',
    (answer, method, path) =>
      isRefusal(answer) && path === '/api/profile' && method === 'GET'
        ? withHeader('access-control-allow-origin', null)(answer)
        : answer,
    'failed GET /profile with a bad token: 401, but Access-Control-Allow-Origin is missing',
  ],
  [
    'CORS on good answers only, for what does not exist',
    spoil('GET /api/boards/ffffffffffffffffffffffff', withHeader('access-control-allow-origin', null)),
    'warning GET /boards/{unknown id}: 404, but Access-Control-Allow-Origin is missing',
  ],
  [
    'no CORS on the calls of a signed-in person',
    spoil('GET /api/boards/my-boards', withHeader('access-control-allow-origin', null)),
    'failed GET /boards/my-boards: Access-Control-Allow-Origin is missing',
  ],
  [
    'a list in an envelope of its own',
    rewrite('GET /api/boards/my-boards', (boards: unknown) => ({ data: { docs: boards, total: 1 } })),
    'failed GET /boards/my-boards: the body',
  ],
  [
    'an answer that is said to be compressed',
    spoil('GET /api/boards?searchType=board', withHeader('content-encoding', 'gzip')),
    'failed Backend: http://127.0.0.1',
  ],
])('explains %s', (_what, alter, expected) => expectProblem(alter, expected));

it('does not say that there are no boards where they cannot be read', async () => {
  plant(rewrite('GET /api/boards/my-boards', () => ({ items: [] })));
  expect(await problems()).toContain(
    "skipped GET /boards/{boardId}/join-requests: the person's boards could not be read",
  );
});

it('names slow answers', async () => {
  expect(await problems({ slowMs: 0 })).toEqual([
    expect.stringMatching(
      /^warning Speed: slow answers: OPTIONS \/api\/profile \(\d+\.\d s\), .*GET \/api\/boards/,
    ),
  ]);
});

it('says that browsers refuse an API without TLS for an app with TLS', async () => {
  const env = variables({ VITE_API_BASE_URL: 'http://api.example.com/api' });
  expect(await problems({ env })).toEqual([
    expect.stringContaining('failed Configuration: VITE_API_BASE_URL starts with http:// although the app'),
  ]);
  expect(altered.requests).toEqual([]);
});

it('says so where a server does not speak TLS', async () => {
  const env = variables({ VITE_API_BASE_URL: `${altered.origin.replace('http:', 'https:')}/api` });
  expect(await problems({ env })).toEqual([
    expect.stringMatching(
      /^failed Backend: https:\/\/127\.0\.0\.1:\d+ does not answer with TLS; is it http:/,
    ),
  ]);
});

it.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'has a certificate that is not trusted'],
  ['CERT_HAS_EXPIRED', 'has a certificate that is not trusted'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'has a certificate that is not trusted'],
  ['ENOTFOUND', 'has a name that cannot be resolved'],
  ['ECONNRESET', 'cannot be reached'],
])('says what %s means', async (code, meaning) => {
  const cause = Object.assign(new Error('No'), { code });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed', { cause })));
  const call = createCaller({ appOrigin: APP, token });
  await expect(call('https://api.example.com/api/boards')).rejects.toThrow(
    `https://api.example.com ${meaning}`,
  );
});

it('goes on with Firebase where a check fails itself', async () => {
  vi.spyOn(Headers.prototype, 'get').mockImplementationOnce(() => {
    throw new Error('Not thought of');
  });
  expect(await problems()).toEqual([
    'failed Backend: the check itself has failed: Not thought of; what follows was not checked',
  ]);
  expect(altered.requests.at(-1)).toContain(FIREBASE);
});
