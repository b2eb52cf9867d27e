import type { BrowserContext, Route } from '@playwright/test';

/** The ways in which requests can fail. */
export const FAULTS = {
  offline: 'the device is offline',
  unreachable: 'no server can be reached, though the device counts as online',
  missing: 'code that was not fetched yet answers 404',
  replaced: 'a deploy has replaced the code, and index.html is answered for what is gone',
  silent: 'code that was not fetched yet never comes',
} as const;
export type FaultName = keyof typeof FAULTS;

const CODE = /^\/assets\/.+\.js$/;

/**
 * The connection between a browser and all of its servers. It can be cut before certain scripts or after a number
 * of them. Counted in scripts rather than seconds, the cut is at the same point on any machine.
 */
export class Line {
  readonly #context: BrowserContext;
  /** What a deploy does to index.html: its entry has another address. */
  readonly #newVersion: string;
  #fault: FaultName | null = null;
  /** Which scripts get through; null for all. */
  #passes: ((file: string, count: number) => boolean) | null = null;
  #count = 0;
  #held: Route[] = [];

  /** @param indexHtml the bundle's */
  private constructor(context: BrowserContext, indexHtml: string) {
    this.#context = context;
    this.#newVersion = indexHtml.replaceAll(/(?<=src=")\/assets\//g, '/assets/./');
  }

  /** Call it after every other route of the context has been added: the last one is asked first. */
  static async attach(context: BrowserContext, indexHtml: string): Promise<Line> {
    const line = new Line(context, indexHtml);
    await context.route(
      ({ protocol }) => protocol.startsWith('http'),
      (route) => line.#handle(route),
    );
    return line;
  }

  /** Holds scripts that `passes` refuses until the connection is cut or opened. */
  hold(passes: (file: string, count: number) => boolean): void {
    this.#passes = passes;
    this.#count = 0;
  }

  /** A script is waiting. */
  isHolding(): boolean {
    return this.#held.length > 0;
  }

  /** Fails everything that has not been loaded yet. */
  async cut(fault: FaultName): Promise<void> {
    this.#fault = fault;
    if (fault === 'offline') await this.#context.setOffline(true);
    await this.#release();
  }

  /** Lets everything through, including what was waiting. */
  async open(): Promise<void> {
    this.#fault = null;
    this.#passes = null;
    await this.#context.setOffline(false);
    await this.#release();
  }

  async #release(): Promise<void> {
    // The page that has asked may be gone.
    await Promise.all(this.#held.splice(0).map((route) => this.#handle(route).catch(() => undefined)));
  }

  async #handle(route: Route): Promise<void> {
    if (this.#fault === 'offline') return route.abort('internetdisconnected');
    if (this.#fault === 'unreachable') return route.abort('connectionrefused');
    const request = route.request();
    const { pathname: path, hostname } = new URL(request.url());
    if (hostname !== '127.0.0.1') return route.fallback();
    if (this.#fault === 'replaced' && request.isNavigationRequest()) {
      // The new version, with all of its code.
      this.#passes = null;
      return route.continue();
    }
    if (this.#fault === 'replaced' && path === '/') {
      return route.fulfill({ contentType: 'text/html', body: this.#newVersion });
    }
    if (!CODE.test(path)) return route.fallback();
    const file = path.slice(1);
    this.#count += 1;
    if (this.#passes === null || this.#passes(file, this.#count)) {
      return route.continue();
    }
    if (this.#fault === 'missing') return route.fulfill({ status: 404, contentType: 'text/html', body: '' });
    if (this.#fault === 'replaced')
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    this.#held.push(route);
  }
}
