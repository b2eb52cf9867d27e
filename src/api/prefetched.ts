/** A request that index.html sends before the app has loaded. */
export interface Prefetched {
  /** Normalized like `Request.url`. */
  url: string;
  /** The request's bearer token; null for a visitor. */
  token: string | null;
  response: Promise<Response>;
}

/** Data that index.html passes to the app (boot/inline-script.ts). */
export interface Boot {
  prefetched: Prefetched[];
  /** The stored token, if it is still valid. After `refreshed` it may be a refreshed one. */
  token: string | null;
  /** Resolves when the refresh of an expired token has succeeded or failed. */
  refreshed: Promise<void>;
  /** Preloads the screen's code after the next paint, which many small chunks would delay. */
  preload: () => void;
  /** The number of prefetched responses that the early page has rendered; missing if it hasn't. */
  earlyResponseCount?: number;
  /** The app has rendered, so the early page must not. */
  isAppStarted?: true;
}

declare global {
  interface Window {
    /** Missing in development. */
    boot?: Boot;
  }
}

/**
 * Takes a request that index.html has sent. Each can be taken once, for the same URL and token.
 * @returns null if there is none, so that the caller sends the request
 */
export function takePrefetched({ method, url, headers }: Request): Promise<Response> | null {
  if (typeof window === 'undefined') return null;
  // A mutation makes the prefetched responses stale.
  if (method !== 'GET') dropPrefetched();
  const authorization = headers.get('authorization');
  const prefetched = window.boot?.prefetched ?? [];
  const match = prefetched.find(
    (request) => request.url === url && authorization === (request.token && `Bearer ${request.token}`),
  );
  if (!match) return null;
  prefetched.splice(prefetched.indexOf(match), 1);
  return match.response;
}

/** Drops the responses that no query has taken. */
export const dropPrefetched = () => void window.boot?.prefetched.splice(0);
