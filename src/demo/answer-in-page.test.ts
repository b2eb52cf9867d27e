// @vitest-environment jsdom
import { http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { server } from '@kit/server';
import { answerInPage } from './answer-in-page';
import { json } from './handlers/server';

const API = 'http://localhost:3000/api';
const hostFetch = vi.fn<typeof fetch>();
let undo: (() => void) | undefined;
let answered: unknown[] = [];

const handlers = [
  http.post(`${API}/echo`, async ({ request }) => {
    const body = (await request.json()) as unknown;
    answered.push(body);
    return json({ page: body });
  }),
  http.get(`${API}/never`, () => new Promise<Response>(() => undefined)),
];

function wrap(hasWorker: boolean, answer: () => Promise<Response>) {
  server.close();
  answered = [];
  hostFetch.mockReset().mockImplementation(answer);
  vi.stubGlobal('fetch', hostFetch);
  undo = answerInPage(handlers, API, hasWorker);
}
afterEach(() => undo?.());

const echo = () => window.fetch('/api/echo', { method: 'POST', body: JSON.stringify({ a: 1 }) });
const hostPage = () => Promise.resolve(new Response('<h1>Not found</h1>', { status: 404 }));

test('without a worker the page answers and the host is not asked', async () => {
  wrap(false, hostPage);
  expect(await (await echo()).json()).toEqual({ page: { a: 1 } });
  expect((await window.fetch(`${API}/unknown`)).status).toBe(404);
  expect(hostFetch).not.toHaveBeenCalled();
});

test('the worker’s answer is used as it is', async () => {
  wrap(true, () => Promise.resolve(json({ worker: true })));
  expect(await (await echo()).json()).toEqual({ worker: true });
  expect(answered).toEqual([]);
});

test.each<[string, () => Promise<Response>]>([
  ['the host answered instead', hostPage],
  ['the host is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
])('the page answers, once, when the worker was stopped and %s', async (_, answer) => {
  wrap(true, answer);
  expect(await (await echo()).json()).toEqual({ page: { a: 1 } });
  expect(answered).toEqual([{ a: 1 }]);
});

test('other requests go to the host unchanged', async () => {
  wrap(false, hostPage);
  await window.fetch('/apirates', { method: 'PUT' });
  await window.fetch('https://example.com/api/echo');
  expect(hostFetch.mock.calls).toEqual([
    ['/apirates', { method: 'PUT' }],
    ['https://example.com/api/echo', undefined],
  ]);
});

test('giving up rejects as fetch does', async () => {
  wrap(false, hostPage);
  const controller = new AbortController();
  const call = window.fetch(`${API}/never`, { signal: controller.signal });
  setTimeout(() => controller.abort(), 20);
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});
