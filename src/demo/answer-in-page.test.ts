import { http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { server } from '@kit/server';
import { answerInPage } from './answer-in-page';
import { json } from './handlers/server';

const API = 'http://localhost:3000/api';
const hostFetch = vi.fn<typeof fetch>();

const handlers = [
  http.post(`${API}/echo`, async ({ request }) => json({ page: await request.json() })),
  http.get(`${API}/never`, () => new Promise<Response>(() => undefined)),
];

beforeEach(() => {
  server.close();
  hostFetch.mockReset().mockResolvedValue(new Response('<h1>Not found</h1>', { status: 404 }));
  vi.stubGlobal('fetch', hostFetch);
  answerInPage(handlers, API);
});

test('the page answers and the host is not asked', async () => {
  const answer = await window.fetch('/api/echo', { method: 'POST', body: JSON.stringify({ a: 1 }) });
  expect(await answer.json()).toEqual({ page: { a: 1 } });
  const unknown = await window.fetch(`${API}/unknown`);
  expect([unknown.status, await unknown.json()]).toEqual([404, { message: 'No such route' }]);
  expect(hostFetch).not.toHaveBeenCalled();
});

test('other requests go to the host unchanged', async () => {
  await window.fetch('/apirates', { method: 'PUT' });
  await window.fetch('https://example.com/api/echo');
  expect(hostFetch.mock.calls).toEqual([
    ['/apirates', { method: 'PUT' }],
    ['https://example.com/api/echo', undefined],
  ]);
});

test('giving up rejects as fetch does', async () => {
  const controller = new AbortController();
  const call = window.fetch(`${API}/never`, { signal: controller.signal });
  setTimeout(() => controller.abort(), 20);
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});
