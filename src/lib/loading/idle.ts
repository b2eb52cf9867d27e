/** Timeout for a browser that is never idle. */
const IDLE_TIMEOUT_MS = 2000;

/** Resolves once the browser has painted and is idle. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Missing in Safari.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve, 300);
  });
}

/** Whether the user saves data, or the connection is too slow for prefetching. */
export function isSavingTraffic(): boolean {
  const { connection } = navigator as typeof navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
