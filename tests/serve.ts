import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Respond = (request: Request) => Response | Promise<Response>;

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/' } = incoming;
  const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const body = await text(incoming);
  const scheme = 'encrypted' in incoming.socket ? 'https' : 'http';
  return new Request(`${scheme}://${incoming.headers.host}${url}`, {
    method,
    headers,
    ...(body === '' || method === 'GET' || method === 'HEAD' ? {} : { body }),
  });
}

/**
 * Serves a function on this machine, which may be replaced later. `Response.error()` drops the connection.
 * @param options.port any free port by default
 */
export async function serve(
  respond: Respond,
  { port = 0, tls }: { port?: number; tls?: { key: string; cert: string } } = {},
) {
  const server = tls === undefined ? createServer() : createTlsServer(tls);
  const served = { respond };
  server.on('request', (incoming, outgoing) => {
    void toRequest(incoming)
      .then((request) => served.respond(request))
      .then(async (response) => {
        if (response.type === 'error') return void incoming.socket.destroy();
        const body = Buffer.from(await response.arrayBuffer());
        outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(body);
      })
      .catch(() => outgoing.destroy());
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const address = server.address() as AddressInfo;
  return Object.assign(served, {
    port: address.port,
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      const closed = once(server.close(), 'close');
      // Responses that hang and idle connections would keep the server open.
      server.closeAllConnections();
      await closed;
    },
  });
}

export type Served = Awaited<ReturnType<typeof serve>>;
