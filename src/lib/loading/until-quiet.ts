/** How long the page must have loaded nothing. */
const QUIET_MS = 2_000;
/** The limit for a page that never stops loading things. */
const QUIET_AT_LATEST_MS = 15_000;

/** Resolves once the page has stopped loading things. */
export function untilQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(quiet);
      clearTimeout(latest);
      resolve();
    };
    const latest = setTimeout(end, QUIET_AT_LATEST_MS);
    let quiet = setTimeout(end, QUIET_MS);
    const observer = new PerformanceObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(end, QUIET_MS);
    });
    observer.observe({ type: 'resource' });
  });
}
