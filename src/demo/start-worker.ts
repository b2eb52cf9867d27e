import type { HttpHandler } from 'msw';

/** A browser that blocks workers may never settle the registration. */
const START_TIMEOUT_MS = 5_000;

/** @throws if the browser doesn't support service workers, or blocks them or storage */
export async function startWorker(handlers: readonly HttpHandler[]): Promise<void> {
  const { serviceWorker } = navigator;
  (await serviceWorker.getRegistrations()).forEach(ignoreFailedUpdates);
  // MSW reads local storage on import.
  const { setupWorker } = await import('msw/browser');
  const url = new URL(`${import.meta.env.BASE_URL}mockServiceWorker.js`, window.location.href).href;
  const started = setupWorker(...handlers).start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url },
  });
  const timeout = new Promise<never>((_, reject) => setTimeout(reject, START_TIMEOUT_MS));
  await Promise.race([started, timeout]);
  // The browser stops the worker of a hidden page. A restarted worker doesn't know its clients any more.
  document.addEventListener('visibilitychange', () => serviceWorker.controller?.postMessage('MOCK_ACTIVATE'));
}

/** MSW checks for a new version of its worker and ignores the result, so a failure would be an unhandled rejection. */
function ignoreFailedUpdates(registration: ServiceWorkerRegistration): void {
  const update = registration.update.bind(registration);
  registration.update = () => update().catch(() => registration);
}
