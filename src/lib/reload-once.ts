const MARK = 'reloadedForMissingCode';
/** A second failure within this time is no deploy but a fault, and is shown. */
const AGAIN_MS = 60_000;

/** How the browsers word that a chunk could not be fetched. */
const MISSING_CODE =
  /dynamically imported module|importing a module script failed|unable to preload|failed to load module script/i;

/** Whether an error says that a part of the app's code could not be fetched. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && MISSING_CODE.test(error.message);
}

/**
 * After a deploy an open page may ask for code that is gone; one reload brings the new version.
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
