// @vitest-environment jsdom
// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

interface Call {
  url: string;
  body: string;
  signal: AbortSignal;
  answer: (json: unknown, status?: number) => Promise<void>;
}

/** The calls that were made; each is answered when the test says so. */
let calls: Call[] = [];

beforeEach(() => {
  calls = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const body = await request.clone().text();
    return new Promise<Response>((resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      calls.push({
        url: request.url,
        body,
        signal: request.signal,
        answer: async (json, status = 200) => {
          resolve(Response.json(json, { status }));
          // The store notifies its listeners with the next frame.
          await act(() => vi.advanceTimersByTimeAsync(50));
        },
      });
    });
  });
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
