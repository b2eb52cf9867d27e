import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { TEST_CONFIGURATION } from '../../build/bundles';
import { AUTH_HOSTS, type AuthService, type HostAnswer, type HostRequest } from './auth-service';
import { createCertificate } from './certificate';
import { SCRIPT_HOST, type GooglePopup } from './google-popup';

const HOSTS = [...AUTH_HOSTS, SCRIPT_HOST, TEST_CONFIGURATION.VITE_FIREBASE_AUTH_DOMAIN];

/** Whether the tests serve this host of Google's. */
export const isGoogleHost = (hostname: string) => HOSTS.includes(hostname);

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Serves Google's hosts on this machine. Chromium's resolver maps them here, which keeps the HTTP cache working: Playwright's
 * routes would disable it. Other browsers have no such option.
 */
export class GoogleHosts {
  readonly #server = createServer(createCertificate(), (request, response) => {
    void this.#serve(request, response).catch(() => response.destroy());
  });
  #auth: AuthService | null = null;
  #popup: GooglePopup | null = null;

  static async start(): Promise<GoogleHosts> {
    const hosts = new GoogleHosts();
    hosts.#server.listen(0, '127.0.0.1');
    await once(hosts.#server, 'listening');
    return hosts;
  }

  /** For Chromium's `--host-resolver-rules`. */
  get resolverRules(): string {
    const { port } = this.#server.address() as AddressInfo;
    return HOSTS.map((host) => `MAP ${host} 127.0.0.1:${port}`).join(', ');
  }

  /** Sets the handlers of the next test. */
  use(auth: AuthService, popup: GooglePopup): void {
    this.#auth = auth;
    this.#popup = popup;
  }

  async answer(request: HostRequest): Promise<HostAnswer> {
    const service = AUTH_HOSTS.includes(request.url.hostname) ? this.#auth : this.#popup;
    return (await service?.answer(request)) ?? null;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', headers, url: target = '/' } = request;
    const url = new URL(target, `https://${headers.host}`);
    const answer = await this.answer({ method, url, body: await readText(request) });
    // A browser retries a request that fails on a reused connection.
    response.shouldKeepAlive = false;
    if (answer === null) response.destroy();
    else response.writeHead(answer.status, answer.headers).end(answer.body);
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }
}
