import { untilChangesEnd } from './running-changes';

const MARK = 'reloadedAt';
/** A second failure within this time was not caused by a deploy, and is shown. */
const AGAIN_MS = 60_000;
const ANSWER_WITHIN_MS = 10_000;

/** Whether this page has already been reloaded for missing code; also where that cannot be remembered. */
function isReloadedLately(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(MARK) ?? 0) < AGAIN_MS;
  } catch {
    return true;
  }
}

/**
 * Whether a reload would show the app again: without an answer, the browser's own error page would replace it. Some
 * hosts answer deep links with 404 and the app's page.
 */
async function isServed(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const response = await fetch(window.location.href, { cache: 'no-store', signal });
    return response.ok || (await response.text()).includes('id="root"');
  } catch {
    return false;
  }
}

/**
 * Reloads the page if the server answers, and not before what is being changed there has been answered.
 * @param isWanted asked when both are so
 * @returns whether the page is being reloaded
 */
export async function reloadPage(isWanted = () => true): Promise<boolean> {
  if (!(await isServed())) return false;
  await untilChangesEnd();
  if (!isWanted()) return false;
  window.location.reload();
  return true;
}

/** The same, to get the code of a newer version; not if that was tried a moment ago. */
export async function reloadOnce(isWanted = () => true): Promise<boolean> {
  return (
    !isReloadedLately() &&
    reloadPage(() => {
      if (isReloadedLately() || !isWanted()) return false;
      try {
        sessionStorage.setItem(MARK, String(Date.now()));
        return true;
      } catch {
        // Without storage it could reload for ever.
        return false;
      }
    })
  );
}
