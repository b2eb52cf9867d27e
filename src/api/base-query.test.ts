import { configureStore } from '@reduxjs/toolkit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '@/domain/limits';
import { API_BASE_URL, WITHOUT_CHECKS } from '@kit/api-store';
import { expectInConsole } from '@kit/watch-console';
import { baseApi } from './base-api';
import { MAX_RETRIES, type ApiContext } from './base-query';
import { boardsApi } from './boards';
import { profileApi } from './profile';
import { shortLinksApi } from './short-links';
import { signInApi } from './sign-in';

function setUp(tokens: Partial<ApiContext['tokens']> = {}, maxRetries = 0) {
  const extraArgument: ApiContext = {
    apiBaseUrl: API_BASE_URL,
    tokens: {
      getToken: async () => 'token-1',
      refreshIdToken: async () => 'token-2',
      end: async () => undefined,
      ...tokens,
    },
    maxRetries,
  };
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument }, ...WITHOUT_CHECKS }).concat(baseApi.middleware),
  });
  const { dispatch } = store;
  return {
    getBoard: (id = 'b1') => dispatch(boardsApi.endpoints.getBoard.initiate(id)),
    createUser: () =>
      dispatch(
        signInApi.endpoints.createUser.initiate({ name: 'Ana', email: 'a@b.c', profilePicture: null }),
      ),
    checkUsername: () => dispatch(profileApi.endpoints.checkUsername.initiate('ana')),
    leave: () => dispatch(boardsApi.endpoints.leaveBoard.initiate('b1')),
    remove: () => dispatch(boardsApi.endpoints.deleteBoard.initiate('b1')),
    resolve: (id: string) => dispatch(shortLinksApi.endpoints.resolveShortLink.initiate(id)),
  };
}

type Responder = (request: Request) => Response | Promise<Response>;

/** Returns the responses in order and repeats the last one. @returns the requests */
function respondWith(...responses: Responder[]): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request.clone());
    return (responses[requests.length - 1] ?? responses.at(-1))?.(request);
  });
  return requests;
}

const board = () => Response.json({ _id: 'b1', name: 'Board' });
const status = (code: number) => () => Response.json({ message: 'no' }, { status: code });
const noConnection = () => Promise.reject(new TypeError('Failed to fetch'));
/** A server that never responds. */
const silence = ({ signal }: Request) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

afterEach(() => {
  vi.useRealTimers();
});

describe('request headers', () => {
  it('contain the token and the content types', async () => {
    const [requests, app] = [respondWith(board), setUp()];
    await app.getBoard('a/b c');
    expect(requests[0]?.url).toBe(`${API_BASE_URL}/boards/a%2Fb%20c`);
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer token-1');
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
    expect(requests[0]?.headers.get('accept')).toBe('application/json');
  });

  it('contain no Authorization for a visitor', async () => {
    const requests = respondWith(board);
    await setUp({ getToken: async () => null }).getBoard();
    expect(requests[0]?.headers.has('authorization')).toBe(false);
  });
});

it('revalidates responses of the HTTP cache', async () => {
  const requests = respondWith(board);
  await setUp().getBoard();
  expect(requests[0]?.cache).toBe('no-cache');
});

describe('a request with a 401', () => {
  it('is retried once with a refreshed token', async () => {
    const requests = respondWith(status(401), board);
    const refreshIdToken = vi.fn(async () => 'fresh');
    const end = vi.fn(async () => undefined);
    const result = await setUp({ getToken: async () => 'stale', refreshIdToken, end }).getBoard();
    expect(refreshIdToken).toHaveBeenCalledWith('stale');
    expect(result.data?.id).toBe('b1');
    expect(requests.map((request) => request.headers.get('authorization'))).toEqual([
      'Bearer stale',
      'Bearer fresh',
    ]);
    expect(end).not.toHaveBeenCalled();
  });

  it('ends the session when the refreshed token is rejected too', async () => {
    const requests = respondWith(status(401));
    const end = vi.fn(async () => undefined);
    const result = await setUp({ end }).getBoard();
    expect(result.error).toEqual({ status: 401, data: { message: 'no' } });
    expect(requests).toHaveLength(2);
    expect(end).toHaveBeenCalledExactlyOnceWith('token-2');
  });

  it('keeps the session if the retry fails for another reason', async () => {
    respondWith(status(401), status(500));
    const end = vi.fn(async () => undefined);
    const result = await setUp({ end }).getBoard();
    expect(result.error).toMatchObject({ status: 500 });
    expect(end).not.toHaveBeenCalled();
  });

  it('fails for a visitor without refreshing a token', async () => {
    const requests = respondWith(status(401));
    const end = vi.fn(async () => undefined);
    await setUp({ getToken: async () => null, end }).getBoard();
    expect(requests).toHaveLength(1);
    expect(end).not.toHaveBeenCalled();
  });

  it('keeps the session when the token cannot be refreshed', async () => {
    const requests = respondWith(status(401));
    const end = vi.fn(async () => undefined);
    const result = await setUp({ refreshIdToken: async () => null, end }).getBoard();
    expect(result.error).toMatchObject({ status: 401 });
    expect(requests).toHaveLength(1);
    expect(end).not.toHaveBeenCalled();
  });
});

describe('a response', () => {
  it.each([
    ['a body that is not JSON', () => new Response('<html>'), 'PARSING_ERROR'],
    ['the wrong shape', () => Response.json({ hello: 1 }), 'PARSING_ERROR'],
    ['an error page', () => new Response('<html>', { status: 500 }), 500],
    ['no connection', noConnection, 'FETCH_ERROR'],
  ])('becomes an error if there is %s', async (_what, response, expected) => {
    respondWith(response);
    expect((await setUp().getBoard()).error).toMatchObject({ status: expected });
  });

  it.each([
    ['an empty body', () => new Response(null)],
    ['a body of white space', () => new Response(' \n')],
    ['null', () => Response.json(null)],
    ['an empty object', () => Response.json({})],
  ])('counts as no board if it has %s', async (_what, response) => {
    respondWith(response);
    const result = await setUp().getBoard();
    expect([result.data, result.error]).toEqual([null, undefined]);
  });

  it('becomes a TIMEOUT_ERROR if it takes longer than 15 s', async () => {
    expect(REQUEST_TIMEOUT_MS).toBe(15_000);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    respondWith(silence);
    let result: { error?: unknown } | null = null;
    void setUp()
      .getBoard()
      .then((settled) => {
        result = settled;
      });
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 100);
    expect(result).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    vi.useRealTimers();
    await vi.waitFor(() => expect(result).toMatchObject({ error: { status: 'TIMEOUT_ERROR' } }));
  });

  it.each([['OK'], [''], ['"OK"'], ['7'], ['[1]'], ['{"_id":"b1"}']])(
    'counts as a success of a mutation with a good status and the body %s',
    async (body) => {
      respondWith(() => new Response(body));
      expect((await setUp().remove()).error).toBeUndefined();
    },
  );
});

describe('retries', () => {
  it.each([[502], [503], [504]])('resend a GET after a %i', async (code) => {
    const requests = respondWith(status(code), board);
    expect((await setUp({}, 1).getBoard()).data?.id).toBe('b1');
    expect(requests).toHaveLength(2);
  });

  it('resend a GET at most twice', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const requests = respondWith(noConnection);
    void setUp({}, MAX_RETRIES).getBoard();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(3);
  });

  it('stop if a GET is cancelled during the backoff', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const requests = respondWith(status(503));
    const call = setUp({}, MAX_RETRIES).getBoard();
    await vi.advanceTimersByTimeAsync(100);
    call.abort();
    expect((await call).error).toMatchObject({ name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([[500], [404], [403]])('do not resend a GET after a %i', async (code) => {
    const requests = respondWith(status(code));
    await setUp({}, 1).getBoard();
    expect(requests).toHaveLength(1);
  });

  it('do not resend a mutation after an exception', async () => {
    // RTK Query logs exceptions of a base query.
    expectInConsole('error', /unhandled error/);
    const requests = respondWith(status(401));
    const refreshIdToken = () => Promise.reject(new Error('The storage is broken'));
    const app = setUp({ refreshIdToken }, 1);
    expect((await app.remove()).error).toMatchObject({ message: 'The storage is broken' });
    expect(requests).toHaveLength(1);
  });

  it('do not resend a mutation after a 503', async () => {
    const requests = respondWith(status(503));
    const app = setUp({}, 1);
    await app.createUser();
    await app.remove();
    expect(requests).toHaveLength(2);
  });
});
