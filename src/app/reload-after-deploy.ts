const MARK = 'reloadedForMissingChunk';
/** A second failure within this time is not a deploy but a fault; the error boundary shows it. */
const AGAIN_MS = 60_000;

/**
 * After a deploy an open page may ask for a chunk that is gone; one reload brings the new version.
 * @see https://vite.dev/guide/build#load-error-handling
 */
export function reloadOnceWhenChunkIsMissing(): void {
  window.addEventListener('vite:preloadError', (event) => {
    try {
      const last = Number(sessionStorage.getItem(MARK) ?? 0);
      if (Date.now() - last < AGAIN_MS || !navigator.onLine) return;
      sessionStorage.setItem(MARK, String(Date.now()));
    } catch {
      // Without storage a reload could repeat for ever: leave it to the error boundary.
      return;
    }
    event.preventDefault();
    window.location.reload();
  });
}
