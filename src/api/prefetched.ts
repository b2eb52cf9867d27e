/** A request that index.html has sent before the app has loaded. */
export interface Prefetched {
  /** Normalized, as in a `Request`. */
  url: string;
  /** The bearer token that it was sent with; null for a visitor's request. */
  token: string | null;
  response: Promise<Response>;
  controller: AbortController;
}

/** What index.html passes on to the app (boot/inline-script.ts). */
export interface Boot {
  prefetched: Prefetched[];
  /** The stored token, if it is still valid; a refreshed one once `refreshed` has resolved. */
  token: string | null;
  /** Resolves once a token that had expired is refreshed, or that has failed. */
  refreshed: Promise<void>;
  /** How many responses the page has been drawn from. */
  drawnFrom?: number;
  /** The app renders the page, so nothing is drawn before it any more. */
  isAppStarted?: true;
}

declare global {
  interface Window {
    /** Missing in development. */
    boot?: Boot;
  }
}

/**
 * Takes over a request of index.html: once, and only for the same URL with the same token.
 * @returns null if the request still has to be sent
 */
export function takePrefetched({ method, url, headers, signal }: Request): Promise<Response> | null {
  if (typeof window === 'undefined') return null;
  // After a change the responses are out of date.
  if (method !== 'GET') dropPrefetched();
  const authorization = headers.get('authorization');
  const prefetched = window.boot?.prefetched ?? [];
  const found = prefetched.find(
    (request) => request.url === url && authorization === (request.token && `Bearer ${request.token}`),
  );
  if (!found) return null;
  prefetched.splice(prefetched.indexOf(found), 1);
  const abort = () => found.controller.abort(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return found.response;
}

/** Aborts the requests that no screen has taken over. */
export function dropPrefetched(): void {
  window.boot?.prefetched.splice(0).forEach(({ controller }) => controller.abort());
}
