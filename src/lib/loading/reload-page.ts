import { tabStorage } from '../stored/safe-storage';

const STORAGE_KEY = 'reloadedAt';
/** A second error within this time was not caused by a deploy, so the page doesn't reload again. */
const RELOAD_INTERVAL_MS = 60_000;

/** Firefox aborts imports when the user leaves the page. A reload would then cancel the navigation. */
let leftAt = 0;
window.addEventListener('beforeunload', () => (leftAt = Date.now()));

/** Whether this tab may reload; false if it has just reloaded or is leaving the page, or if storage is blocked. */
function mayReload(): boolean {
  const lastAt = Math.max(leftAt, Number(tabStorage.get(STORAGE_KEY) ?? 0));
  return Date.now() - lastAt >= RELOAD_INTERVAL_MS && tabStorage.set(STORAGE_KEY, String(Date.now()));
}

/**
 * Reloads the page after a chunk has failed to load, because a deploy may have removed it. Does nothing offline or right
 * after another reload; the screen then shows the error.
 */
export async function reloadOnce(): Promise<void> {
  const response = await fetch(import.meta.env.BASE_URL, { method: 'HEAD', cache: 'no-store' }).catch(
    () => null,
  );
  if (response?.ok && mayReload()) window.location.reload();
}
