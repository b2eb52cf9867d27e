import { checkForNewVersion, entryScript } from '@/lib/loading/new-version';
import { isSavingTraffic } from '@/lib/loading/saving-traffic';
import { untilQuiet } from '@/lib/loading/until-quiet';

/** How often somebody who comes back to an open page has the server asked for a new version. */
const LOOK_EVERY_MS = 3_600_000;

/** Browsers look for a new version when a page is loaded; this is for one that stays open for days. */
function lookWhenBack(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_EVERY_MS) return;
    lookedAt = Date.now();
    // Offline, it finds nothing.
    registration.update().catch(() => undefined);
  });
}

/**
 * Has the service worker (boot/worker) keep the whole app on this device once the page is quiet: from then on nothing
 * that is pressed waits for code, and the app starts without the network. Its newer version says that this one is old.
 */
export async function keepApp(): Promise<void> {
  // Missing in private windows of Firefox and where the connection is not encrypted. The demo has another one.
  const { serviceWorker } = navigator;
  const entry = entryScript();
  if (!import.meta.env.PROD || __DEMO__ || !serviceWorker || !entry) return;
  const tell = () => serviceWorker.controller?.postMessage(entry);
  serviceWorker.addEventListener('message', () => void checkForNewVersion());
  serviceWorker.addEventListener('controllerchange', tell);
  serviceWorker.startMessages();
  tell();
  if (isSavingTraffic()) return;
  await untilQuiet();
  try {
    lookWhenBack(await serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`));
  } catch {
    // It stays as it is: code comes from the network.
  }
}
