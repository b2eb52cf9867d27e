/** Nobody waits for longer than this for what comes when there is time. */
const IDLE_AT_LATEST_MS = 2000;

/** Resolves once the browser has drawn what there is and has nothing else to do. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Not in Safari.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_AT_LATEST_MS });
    else setTimeout(resolve, 300);
  });
}
