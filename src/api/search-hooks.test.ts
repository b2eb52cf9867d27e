// @vitest-environment jsdom
// @vitest-environment jsdom
import { configureStore } from '@reduxjs/toolkit';
import { act, cleanup, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WITHOUT_CHECKS } from '@kit/api-store';
import { baseApi } from './base-api';
import type { ApiContext } from './base-query';
import { useUsernameAvailability } from './use-username-availability';

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

function setUp() {
  const extraArgument: ApiContext = {
    apiBaseUrl: 'https://api.example.com',
    tokens: { getToken: async () => null, renewToken: async () => null, end: async () => undefined },
    retryDelaysMs: [],
  };
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument }, ...WITHOUT_CHECKS }).concat(baseApi.middleware),
  });
  const wrapper = ({ children }: { children: ReactNode }) => createElement(Provider, { store, children });
  return { store, wrapper };
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('whether a username is free', () => {
  function type(first: string, own = '') {
    const { wrapper } = setUp();
    const hook = renderHook(({ typed }) => useUsernameAvailability(typed, own), {
      wrapper,
      initialProps: { typed: first },
    });
    return {
      status: () => hook.result.current.status,
      type: (typed: string) => hook.rerender({ typed }),
      recheck: () => act(() => hook.result.current.recheck()),
      leave: hook.unmount,
    };
  }

  it('is not checked for an empty name or the person’s own', async () => {
    const field = type('  ', 'ana');
    expect(field.status()).toBe('empty');
    field.type(' ana ');
    expect(field.status()).toBe('unchanged');
    await wait(10_000);
    expect(calls).toHaveLength(0);
  });

  it('is not asked for a name with a space inside, which nobody can have', async () => {
    const field = type('ana b');
    expect(field.status()).toBe('spaced');
    await wait(10_000);
    expect(calls).toHaveLength(0);
  });

  it('is checked once typing has stopped for half a second, for the trimmed name', async () => {
    const field = type('an');
    expect(field.status()).toBe('checking');
    await wait(499);
    field.type(' ana ');
    await wait(499);
    expect(calls).toHaveLength(0);
    await wait(1);
    expect(calls.map(({ body }) => body)).toEqual(['{"username":"ana"}']);
    expect(field.status()).toBe('checking');
    await calls[0]?.answer({ isUsernameAvailable: true });
    expect(field.status()).toBe('available');
  });

  it('is false when somebody has it', async () => {
    const field = type('ana');
    await wait(500);
    await calls[0]?.answer({ isUsernameAvailable: false });
    expect(field.status()).toBe('unavailable');
  });

  it('belongs to the current name: another one is checked, and the old check is aborted', async () => {
    const field = type('ana');
    await wait(500);
    field.type('ben');
    expect(field.status()).toBe('checking');
    await wait(0);
    expect(calls[0]?.signal.aborted).toBe(true);
    await wait(500);
    await calls[1]?.answer({ isUsernameAvailable: true });
    expect(field.status()).toBe('available');
    expect(calls).toHaveLength(2);
  });

  it('can be checked again after a failure', async () => {
    const field = type('ana');
    await wait(500);
    await calls[0]?.answer(null, 500);
    expect(field.status()).toBe('failed');
    field.recheck();
    await wait(50);
    expect(field.status()).toBe('checking');
    await calls[1]?.answer({ isUsernameAvailable: true });
    expect(field.status()).toBe('available');
  });

  it('is checked once more when the same name is typed later', async () => {
    const field = type('ana');
    await wait(500);
    await calls[0]?.answer({ isUsernameAvailable: true });
    field.type('ben');
    field.type('ana');
    await wait(500);
    expect(calls).toHaveLength(2);
  });

  it('is no longer needed once the form is left', async () => {
    const field = type('ana');
    await wait(500);
    field.leave();
    await wait(0);
    expect(calls[0]?.signal.aborted).toBe(true);
  });

  it('is not even checked if the form is left at once', async () => {
    const field = type('ana');
    field.leave();
    await wait(10_000);
    expect(calls).toHaveLength(0);
  });
});
