const MARK = 'reloadedAt';
/** A second failure within this time was not caused by a deploy, and is shown. */
const AGAIN_MS = 60_000;

/** Whether this tab may reload; false if it has just done so, or can't remember that. */
function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(MARK) ?? 0) < AGAIN_MS) return false;
    sessionStorage.setItem(MARK, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads the page to get the code of a newer build: a deploy has removed the code of this one. Without a server, or
 * right after another reload, the page stays, and the screen shows what could not be loaded.
 */
export async function reloadOnce(): Promise<void> {
  const response = await fetch(import.meta.env.BASE_URL, { method: 'HEAD', cache: 'no-store' }).catch(
    () => null,
  );
  if (response?.ok && mayReload()) window.location.reload();
}
