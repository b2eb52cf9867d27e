import type { HttpHandler } from 'msw';

/** A browser that blocks workers may never answer; the page must not wait for it. */
const START_TIMEOUT_MS = 3000;

/**
 * Starts MSW's worker, so that the demo's calls are real requests in the developer tools.
 * @returns whether it controls this page; false without service workers, when they are blocked, and after a hard
 * reload
 */
export async function startWorker(handlers: readonly HttpHandler[]): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const url = new URL(`${import.meta.env.BASE_URL}mockServiceWorker.js`, window.location.href).href;
  // Other projects may have workers at the same origin.
  const isOurs = (worker: ServiceWorker | null) => worker?.scriptURL === url;
  try {
    const registrations = (await navigator.serviceWorker.getRegistrations()).filter(
      ({ installing, waiting, active }) => [installing, waiting, active].some(isOurs),
    );
    // After a hard reload MSW would reload once more, and for ever where the developer tools bypass workers.
    if (navigator.serviceWorker.controller === null && registrations.length > 0) return false;
    registrations.forEach(ignoreFailedUpdates);
    const { setupWorker } = await import('msw/browser');
    const started = setupWorker(...handlers).start({
      quiet: true,
      onUnhandledRequest: 'bypass',
      serviceWorker: { url },
    });
    await Promise.race([started, rejectAfter(START_TIMEOUT_MS)]);
    return isOurs(navigator.serviceWorker.controller);
  } catch {
    return false;
  }
}

/**
 * MSW looks for a new version of its worker and waits for no answer, so a failure would be an unhandled one. There is
 * one without a connection, or where the last page before is just taking its worker away.
 */
function ignoreFailedUpdates(registration: ServiceWorkerRegistration): void {
  const update = registration.update.bind(registration);
  registration.update = () => update().catch(() => registration);
}

function rejectAfter(ms: number): Promise<never> {
  return new Promise((_, reject) =>
    setTimeout(() => reject(new Error('The worker did not start in time')), ms),
  );
}
