// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepSessionThroughOutages } from './firebase-outages';

const LOOKUP = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=k';
const TOKEN = 'https://securetoken.googleapis.com/v1/token?key=k';
const original = window.fetch;
const mockFetch = vi.fn<typeof fetch>();

beforeEach(() => {
  window.fetch = mockFetch;
  keepSessionThroughOutages();
});
afterEach(() => {
  window.fetch = original;
  mockFetch.mockReset();
});

describe('an outage of Firebase Auth', () => {
  it.each(
    [LOOKUP, TOKEN].flatMap((url) => [403, 429, 500, 502, 503, 504].map((status) => [url, status] as const)),
  )('%s with status %i becomes a network error', async (url, status) => {
    mockFetch.mockResolvedValue(new Response('{}', { status }));
    await expect(fetch(url)).rejects.toThrow(new TypeError('Failed to fetch'));
    await expect(fetch(new Request(url))).rejects.toThrow(TypeError);
    await expect(fetch(new URL(url))).rejects.toThrow(TypeError);
  });

  it.each([LOOKUP, TOKEN])('%s keeps its response with status 200, 400 or 401', async (url) => {
    for (const status of [200, 400, 401]) {
      mockFetch.mockResolvedValue(new Response('{}', { status }));
      expect((await fetch(url)).status).toBe(status);
    }
  });

  it.each([
    'https://identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=k',
    'https://identitytoolkit.googleapis.com.evil.example/v1/accounts:lookup',
    'https://evil.example/?next=https://securetoken.googleapis.com/v1/token',
    'https://api.example.com/api/profile',
  ])('does not change a response of %s', async (url) => {
    mockFetch.mockResolvedValue(new Response('{}', { status: 503 }));
    expect((await fetch(url)).status).toBe(503);
  });

  it('passes on the request and a real network error', async () => {
    const failure = new TypeError('Failed to fetch');
    mockFetch.mockRejectedValue(failure);
    const init = { method: 'POST' };
    await expect(fetch(TOKEN, init)).rejects.toBe(failure);
    expect(mockFetch).toHaveBeenCalledExactlyOnceWith(TOKEN, init);
  });
});
