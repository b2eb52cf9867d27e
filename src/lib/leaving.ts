/** A download, or an answer without content, leaves the page where it is; after this time it counts as staying. */
const LEAVING_MS = 5_000;

let stopsLeavingAt = 0;

function noteLeaving(): void {
  stopsLeavingAt = Date.now() + LEAVING_MS;
}

// The build draws the start frame without a window.
if (typeof window !== 'undefined') {
  // `beforeunload` comes before the browser ends what is loading, `pagehide` may come without it.
  window.addEventListener('beforeunload', noteLeaving);
  window.addEventListener('pagehide', noteLeaving);
  window.addEventListener('pageshow', () => {
    stopsLeavingAt = 0;
  });
}

/** Whether the page is about to go. Firefox and Safari end its running loads then, which is no failure. */
export const isLeaving = (): boolean => Date.now() < stopsLeavingAt;

/** Resolves once the page turns out to stay after all. */
export async function untilStaying(): Promise<void> {
  while (isLeaving()) await new Promise((resolve) => setTimeout(resolve, stopsLeavingAt - Date.now()));
}
