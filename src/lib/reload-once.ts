const MARK = 'reloadedForMissingCode';
/** A second failure within this time is no deploy but a fault, and is shown. */
const AGAIN_MS = 60_000;

/**
 * Reloads the page by itself, for code that a newer version has replaced.
 * @returns whether the page is being reloaded; false where that was tried a moment ago, or can't be remembered
 */
export function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(MARK) ?? 0);
    if (Date.now() - last < AGAIN_MS || !navigator.onLine) return false;
    sessionStorage.setItem(MARK, String(Date.now()));
  } catch {
    // Without storage a reload could repeat for ever.
    return false;
  }
  window.location.reload();
  return true;
}
