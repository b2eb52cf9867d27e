import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getResponse } from 'msw';
import type { DemoDb } from '@/demo/db';
import type { VerifyToken } from '@/demo/demo-token';
import { createHandlers } from '@/demo/handlers/create-handlers';
import { seedDb } from '@/demo/seed/seed-db';
import { createMemoryStore, type DemoStore } from '@/demo/store';
import { respondWith } from '../kit/failure-response';
import { createFaults, type Fault } from './faults';

export interface BackendOptions {
  verifyToken: VerifyToken;
  /** 0, the default, for any free port. */
  port?: number;
  /** A server that is already listening. It stays open after `close`, so that its port stays reserved. */
  server?: Server;
  /** The initial data, also after `store.reset()`; the demo's seed by default. */
  db?: DemoDb;
  /** Origins that may call from a browser; any by default. */
  origins?: readonly string[];
  now?: () => Date;
  latencyMs?: number;
  /** Receives every request and response, except preflights. */
  watch?: CallWatch;
}

/** Compares requests and responses with the API description. */
interface CallWatch {
  request(request: { method: string; url: string; headers: Headers; text: string | undefined }): void;
  answer(
    request: { method: string; url: string },
    answer: { status: number; headers: Headers; text: string },
  ): void;
}

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
  /** Null until the response, and always null after a hang or a drop. */
  status: number | null;
}

export interface Backend {
  /** The API base, for VITE_API_BASE_URL. */
  url: string;
  /** In order of arrival; CORS preflights are separate. */
  requests: RecordedRequest[];
  preflights: RecordedRequest[];
  /** Clears the recorded requests and the faults, but not the data. */
  clear(): void;
  /** @returns a function that removes the fault */
  fail(fault: Fault): () => void;
  store: DemoStore;
  close(): Promise<void>;
}

/** The demo's handlers behind a real port, for tests of the production bundle. */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { verifyToken, port = 0, db, origins, now, latencyMs, watch } = options;
  const server = options.server ?? createServer();
  const store = createMemoryStore(() => db ?? seedDb());
  const faults = createFaults();
  const requests: RecordedRequest[] = [];
  const preflights: RecordedRequest[] = [];

  const onRequest = (incoming: IncomingMessage, outgoing: ServerResponse) =>
    void answer(incoming, outgoing).catch(() => outgoing.destroy());
  server.on('request', onRequest);
  if (!server.listening) await once(server.listen(port, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const url = `${origin}/api`;
  const handlers = createHandlers({
    apiBaseUrl: url,
    store,
    verifyToken,
    ...(now === undefined ? {} : { now }),
    ...(latencyMs === undefined ? {} : { latencyMs }),
  });

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const text = await readText(incoming);
    const record = toRecord(incoming, text, origin);
    allowOrigin(outgoing, record.headers.origin, origins);
    const send = (status: number, body: string, headers: Headers) => {
      record.status = status;
      outgoing.writeHead(status, Object.fromEntries(headers)).end(body);
    };

    if (record.method === 'OPTIONS') {
      preflights.push(record);
      return send(204, '', new Headers());
    }
    requests.push(record);
    const call = { method: record.method, url: origin + (incoming.url ?? '/') };
    watch?.request({ ...call, headers: new Headers(record.headers), text: text || undefined });

    const { method, path, headers: received } = record;
    const fault = faults.take({ method, path, hasToken: received.authorization !== undefined });
    const act = () => respond(incoming, text);
    const response = (fault && (await respondWith(fault, act))) ?? (await act());
    if (response.type === 'error') return void incoming.socket.destroy();
    const { status, headers } = response;
    const body = await response.text();
    watch?.answer(call, { status, headers, text: body });
    send(status, body, headers);
  }

  async function respond(incoming: IncomingMessage, text: string): Promise<Response> {
    const method = incoming.method ?? 'GET';
    const hasBody = text !== '' && method !== 'GET' && method !== 'HEAD';
    const request = new Request(origin + (incoming.url ?? '/'), {
      method,
      headers: headersOf(incoming),
      ...(hasBody ? { body: text } : {}),
    });
    try {
      const response = await getResponse(handlers, request);
      return response ?? Response.json({ message: 'No such route' }, { status: 404 });
    } catch {
      // Matching throws if the path can't be percent-decoded.
      return Response.json({ message: 'The address of the request is damaged' }, { status: 400 });
    }
  }

  return {
    url,
    requests,
    preflights,
    store,
    fail: (fault) => faults.add(fault),
    clear() {
      requests.length = 0;
      preflights.length = 0;
      faults.clear();
    },
    async close() {
      server.off('request', onRequest);
      const closed = options.server ?? once(server.close(), 'close');
      // Hanging responses and keep-alive connections would keep the server open.
      server.closeAllConnections();
      await closed;
    },
  };
}

function allowOrigin(
  outgoing: ServerResponse,
  origin: string | undefined,
  origins: readonly string[] | undefined,
) {
  outgoing.setHeader('vary', 'Origin');
  if (origin === undefined || (origins !== undefined && !origins.includes(origin))) return;
  outgoing.setHeader('access-control-allow-origin', origin);
  outgoing.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
  outgoing.setHeader('access-control-allow-headers', 'Authorization, Content-Type');
  outgoing.setHeader('access-control-expose-headers', 'Retry-After');
}

async function readText(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function headersOf(incoming: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]));
}

function toRecord(incoming: IncomingMessage, text: string, origin: string): RecordedRequest {
  const { pathname, searchParams } = new URL(incoming.url ?? '/', origin);
  return {
    method: incoming.method ?? 'GET',
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: headersOf(incoming),
    body: text === '' ? undefined : parsed(text),
    status: null,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
