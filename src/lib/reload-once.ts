const MARK = 'reloadedForMissingCode';
/** A second failure within this time was not caused by a deploy, and is shown. */
const AGAIN_MS = 60_000;

/** Whether this page has already been reloaded for missing code. @throws without storage */
const isRecent = () => Date.now() - Number(sessionStorage.getItem(MARK) ?? 0) < AGAIN_MS;

/** As `reloadOnce` would refuse; also where that cannot be remembered. */
export function isReloadedLately(): boolean {
  try {
    return isRecent();
  } catch {
    return true;
  }
}

/**
 * Reloads the page to get the code of a newer version.
 * @returns whether the page is being reloaded; false where that was tried a moment ago or cannot be remembered
 */
export function reloadOnce(): boolean {
  try {
    if (isRecent() || !navigator.onLine) return false;
    sessionStorage.setItem(MARK, String(Date.now()));
  } catch {
    // Without storage it could reload for ever.
    return false;
  }
  window.location.reload();
  return true;
}
