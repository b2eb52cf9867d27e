import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Backend } from '../backend/http-server';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

/** Changes an answer of the backend, or gives one of its own. @param path with the query @param asked the request's headers */
export type Alter = (answer: Answer, method: string, path: string, asked: IncomingHttpHeaders) => Answer;

export interface AlteredBackend {
  /** The server's root. */
  origin: string;
  /** Every request, as 'GET /api/boards'. */
  requests: string[];
  alter: Alter;
  close: () => Promise<void>;
}

/** Forwards to a backend, so that a test can spoil any answer. */
export async function startAlteredBackend(backend: Backend): Promise<AlteredBackend> {
  const target = new URL(backend.url).origin;
  const server = createServer((incoming, outgoing) => {
    void forward(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const altered: AlteredBackend = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    alter: (answer) => answer,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const [method, path] = [incoming.method ?? 'GET', incoming.url ?? '/'];
    altered.requests.push(`${method} ${path}`);
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const { authorization, origin, 'content-type': contentType } = incoming.headers;
    const response = await fetch(target + path, {
      method,
      headers: {
        ...(authorization === undefined ? {} : { authorization }),
        ...(origin === undefined ? {} : { origin }),
        ...(contentType === undefined ? {} : { 'content-type': contentType }),
      },
      ...(chunks.length === 0 ? {} : { body: Buffer.concat(chunks).toString('utf8') }),
    });
    const headers = Object.fromEntries(
      [...response.headers].filter(([name]) => name === 'content-type' || name.startsWith('access-control')),
    );
    const answer = altered.alter(
      { status: response.status, headers, body: await response.text() },
      method,
      path,
      incoming.headers,
    );
    outgoing.writeHead(answer.status, answer.headers).end(answer.body);
  }
  return altered;
}
