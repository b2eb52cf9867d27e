import type { BrowserContext } from '@playwright/test';
import { GOOGLE_HOSTS } from './firebase/google-window';

const isLocal = (url: URL) =>
  ['127.0.0.1', 'localhost'].includes(url.hostname) || ['data:', 'blob:', 'about:'].includes(url.protocol);

/**
 * Fails the test on console errors, policy violations and requests to other hosts in its contexts.
 */
export class BrowserGuard {
  readonly #reported: string[] = [];
  readonly #allowed: RegExp[] = [];
  #isStopped = false;

  #report(problem: string): void {
    if (!this.#isStopped) this.#reported.push(problem);
  }

  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (message.type() !== 'error') return;
      const { url } = message.location();
      this.#report(`console.error: ${message.text()}${url ? ` (${url})` : ''}`);
    });
    context.on('weberror', (problem) => this.#report(`uncaught: ${problem.error().message}`));
    // The console is watched too, and a message to it isn't lost when the page unloads.
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        console.error(`policy violation: ${effectiveDirective} blocked ${blockedURI}`);
      });
    });
    // No other host name resolves (`fixtures.ts`), so requests to other hosts fail unless a route handles them.
    // The policy blocks a request before it is sent.
    context.on('requestfailed', (request) => {
      const url = new URL(request.url());
      if (request.failure()?.errorText === 'csp') return;
      if (!isLocal(url) && !GOOGLE_HOSTS.includes(url.hostname))
        this.#report(`outside request: ${request.method()} ${url.href}`);
    });
  }

  /**
   * Allows expected errors. The browser logs an error for each response of 400 and above.
   * @param patterns matched against 'console.error: ...', 'uncaught: ...' or 'outside request: ...'
   */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** Stops watching at the end of the test: the backend closes, which makes requests in flight fail. */
  end(): void {
    this.#isStopped = true;
  }

  /** The errors that the test hasn't allowed. */
  problems(): string[] {
    return this.#reported.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)));
  }
}
