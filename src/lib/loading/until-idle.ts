/** Timeout for a browser that is never idle. */
const IDLE_AT_LATEST_MS = 2000;

/** Resolves once the browser has painted and is idle. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Missing in Safari.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_AT_LATEST_MS });
    else setTimeout(resolve, 300);
  });
}
