import type { BrowserContext } from '@playwright/test';
import { isGoogleHost } from './firebase/google-hosts';

const isLocal = (url: URL) =>
  ['127.0.0.1', 'localhost'].includes(url.hostname) || ['data:', 'blob:', 'about:'].includes(url.protocol);

/**
 * Watches the contexts of a test for console errors, policy violations, and requests to the outside that nothing
 * answers. Each makes the test fail.
 */
export class BrowserGuard {
  readonly #reported: string[] = [];
  readonly #allowed: RegExp[] = [];
  #isOver = false;

  #report(problem: string): void {
    if (!this.#isOver) this.#reported.push(problem);
  }

  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (message.type() !== 'error') return;
      const { url } = message.location();
      this.#report(`console.error: ${message.text()}${url ? ` (${url})` : ''}`);
    });
    context.on('weberror', (problem) => this.#report(`uncaught: ${problem.error().message}`));
    // Logged to the console, which is watched: that gets out even if the page is left at once.
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        console.error(`policy violation: ${effectiveDirective} refused ${blockedURI}`);
      });
    });
    // No host name leads out of this machine (`fixtures.ts`), so such a request fails, unless a route answers it.
    // What the policy refuses is no request yet.
    context.on('requestfailed', (request) => {
      const url = new URL(request.url());
      if (request.failure()?.errorText === 'csp') return;
      if (!isLocal(url) && !isGoogleHost(url.hostname))
        this.#report(`outside request: ${request.method()} ${url.href}`);
    });
  }

  /**
   * For tests of failures: the browser itself reports each answer of 400 and above as an error.
   * @param patterns matched against 'console.error: ...', 'uncaught: ...' or 'outside request: ...'
   */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** The test's steps are over: a page that now loses its backend during a call does not count. */
  end(): void {
    this.#isOver = true;
  }

  /** Everything that was not allowed. */
  problems(): string[] {
    return this.#reported.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)));
  }
}
