// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { dropPrefetched, takePrefetched, type Prefetched } from './prefetched';

const URL = 'https://api.example.com/api/boards/b1';

function prefetch(token: string | null = null): Prefetched {
  const prefetched = { url: URL, token, response: Promise.resolve(new Response('{}')) };
  window.boot = { prefetched: [prefetched], token, refreshed: Promise.resolve(), preload: () => undefined };
  return prefetched;
}
const request = (token: string | null = null, init: RequestInit = {}) =>
  new Request(URL, { ...init, headers: token === null ? {} : { Authorization: `Bearer ${token}` } });

afterEach(() => {
  delete window.boot;
});

it('returns a prefetched response once', async () => {
  const { response } = prefetch('t1');
  expect(await takePrefetched(request('t1'))).toBe(await response);
  expect(takePrefetched(request('t1'))).toBeNull();
});

it.each([
  ['t1', null],
  [null, 't1'],
  ['t1', 't2'],
])('does not use a response for the token %j for a request with %j', (prefetchedToken, token) => {
  prefetch(prefetchedToken);
  expect(takePrefetched(request(token))).toBeNull();
});

it('drops prefetched responses after a mutation', () => {
  prefetch();
  expect(takePrefetched(request(null, { method: 'POST' }))).toBeNull();
  expect(takePrefetched(request())).toBeNull();
});

it('drops responses that no query has taken', () => {
  prefetch();
  dropPrefetched();
  expect(takePrefetched(request())).toBeNull();
});
