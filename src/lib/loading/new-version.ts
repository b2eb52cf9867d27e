import { createStore, useStore } from '../stores/create-store';

/** The check must not delay what is shown instead of the missing code. */
const ANSWER_WITHIN_MS = 5_000;

const isOut = createStore(false);
let checking: Promise<void> | null = null;

/** The address of the page's entry script, whose name changes with every build. */
export const entryScript = () => document.querySelector('script[type=module][src]')?.getAttribute('src');

/**
 * Whether this is the app's page with another entry script. Anything else (a captive portal, an error page) proves
 * nothing.
 */
function isOtherBuild(html: string): boolean {
  const entry = entryScript();
  return !!entry && !html.includes(entry) && html.includes('id="root"');
}

async function check(): Promise<void> {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const response = await fetch(import.meta.env.BASE_URL, { cache: 'no-store', signal });
    if (response.ok && isOtherBuild(await response.text())) isOut.set(true);
  } catch {
    // No answer means no new version.
  }
}

/**
 * Checks whether the server has a different build from the running one: a deploy removes the old build's code. Call
 * it when code could not be loaded.
 */
export async function checkForNewVersion(): Promise<void> {
  if (isOut.get() || !navigator.onLine) return;
  checking ??= check();
  await checking;
  checking = null;
}

export const isNewVersionOut = isOut.get;

/** The same, as a hook. */
export const useNewVersion = () => useStore(isOut);
