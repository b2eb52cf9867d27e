import { getResponse } from 'msw';
import type { DemoDb, DemoStore } from '@/demo/db';
import type { VerifyToken } from '@/demo/demo-token';
import { createHandlers, createNotFoundHandler } from '@/demo/handlers/create-handlers';
import { seedDb } from '@/demo/seed/seed-db';
import { createMemoryStore } from '../kit/memory-store';
import type { ConformanceWatch } from '../openapi/watch-conformance';
import type { Respond } from '../serve';

/** A request and its result. */
interface RecordedRequest {
  method: string;
  /** The whole path, percent-encoded as received: '/api/boards/66a'. */
  path: string;
  query: Record<string, string>;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** Parsed if it was JSON, otherwise the text; undefined if there was none. */
  body: unknown;
  /** Null until the response. */
  status: number | null;
}

export interface Backend {
  /** In order of arrival, without CORS preflights. */
  requests: RecordedRequest[];
  store: DemoStore;
  /** Replaces or delays responses. `next` makes the handlers process the request. */
  intercept: (request: Request, next: () => Promise<Response>) => Response | Promise<Response>;
  respond: Respond;
}

interface BackendOptions {
  verifyToken: VerifyToken;
  /** The initial data, also after `store.reset()`; the demo's seed by default. */
  db?: DemoDb;
  /** The origin that may call from a browser; any by default. */
  appOrigin?: string;
  latencyMs?: number;
  /** Compares every request and response, except preflights, with openapi.yaml. */
  watch?: ConformanceWatch;
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return text;
  }
}

/** The demo's handlers as a server. */
export function createBackend({
  verifyToken,
  db,
  appOrigin = '*',
  latencyMs = 0,
  watch,
}: BackendOptions): Backend {
  const store = createMemoryStore(() => db ?? seedDb());
  const requests: RecordedRequest[] = [];
  const cors = {
    'access-control-allow-origin': appOrigin,
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    'access-control-allow-headers': 'Authorization, Content-Type',
    'access-control-expose-headers': 'Retry-After',
  };

  async function respond(request: Request): Promise<Response> {
    const { method, url, headers } = request;
    if (method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
    const { origin, pathname, searchParams } = new URL(url);
    const text = await request.clone().text();
    const record: RecordedRequest = {
      method,
      path: pathname,
      body: parsed(text),
      status: null,
      query: Object.fromEntries(searchParams),
      headers: Object.fromEntries(headers),
    };
    requests.push(record);
    watch?.request({ method, url, headers, text: text || undefined });
    const apiBaseUrl = `${origin}/api`;
    const handlers = createHandlers({ apiBaseUrl, store, verifyToken, latencyMs });
    const response = await backend.intercept(
      request,
      async () =>
        (await getResponse([...handlers, createNotFoundHandler(apiBaseUrl)], request)) ?? Response.error(),
    );
    const body = await response.text();
    record.status = response.status;
    watch?.response({ method, url }, { status: response.status, headers: response.headers, text: body });
    const { status } = response;
    return new Response(body || null, {
      status,
      headers: { ...cors, ...Object.fromEntries(response.headers) },
    });
  }

  const backend: Backend = { requests, store, respond, intercept: (_request, next) => next() };
  return backend;
}
