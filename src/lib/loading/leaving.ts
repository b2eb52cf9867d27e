/**
 * A download, or an answer without content, leaves the page where it is; after this time the page counts as
 * staying.
 */
const LEAVING_MS = 5_000;

let stopsLeavingAt = 0;

function noteLeaving(): void {
  stopsLeavingAt = Date.now() + LEAVING_MS;
}

// The build renders the start frame without a window.
if (typeof window !== 'undefined') {
  // `beforeunload` fires before the browser aborts running loads; `pagehide` may come without it.
  window.addEventListener('beforeunload', noteLeaving);
  window.addEventListener('pagehide', noteLeaving);
  window.addEventListener('pageshow', () => {
    stopsLeavingAt = 0;
  });
}

/** Whether the page is about to be left. Firefox and Safari abort its running loads then, which is not a failure. */
export const isLeaving = (): boolean => Date.now() < stopsLeavingAt;

/** Resolves once it turns out that the page stays. */
export async function untilStaying(): Promise<void> {
  while (isLeaving()) await new Promise((resolve) => setTimeout(resolve, stopsLeavingAt - Date.now()));
}
