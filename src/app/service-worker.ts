import { baseApi } from '@/api/base-api';
import { removeCachedBefore } from '@/api/offline-data';
import { listTag } from '@/api/tags';
import { isSavingTraffic } from '@/lib/loading/idle';
import { createStore } from '@/lib/stores/create-store';
import type { AppStore } from './store';

/** Delays the worker's downloads until the first screens have loaded. */
const REGISTER_AFTER_MS = 5_000;
/** Interval of update checks for pages that stay open; browsers check on page loads only. */
const UPDATE_EVERY_MS = 3_600_000;

/** The installed worker of a newer build, until it is activated. */
export const waitingWorker = createStore<ServiceWorker | null>(null);

/** Activates the newer worker and reloads this page. */
export function reloadIntoNewVersion(): void {
  const worker = waitingWorker.get();
  // Another tab has activated it already.
  if (worker?.state !== 'installed') return window.location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  worker.postMessage({ type: 'SKIP_WAITING' });
}

/** Reports each change of the account to the worker, which deletes the caches of other accounts. */
function reportAccount({ getState, subscribe }: AppStore): void {
  let previous: string | null | undefined;
  const onChange = () => {
    const { uid } = getState().auth;
    if (uid === previous) return;
    if (previous !== undefined) removeCachedBefore(Infinity);
    previous = uid;
    const post = (worker?: ServiceWorker | null) => worker?.postMessage({ type: 'ACCOUNT', uid });
    // After a forced reload the page has no controller.
    void navigator.serviceWorker.getRegistration().then((registration) => post(registration?.active));
  };
  subscribe(onChange);
  onChange();
}

/**
 * A sign-in proxy in front of the app redirects or rejects requests after its session has ended. The cached page would hide
 * the proxy's login page, so this unregisters the worker before it reloads.
 */
async function reloadIfProxyRejects(registration: ServiceWorkerRegistration): Promise<void> {
  const response = await fetch(import.meta.env.BASE_URL, {
    method: 'HEAD',
    redirect: 'manual',
    cache: 'no-store',
  });
  if (response.type !== 'opaqueredirect' && ![401, 403].includes(response.status)) return;
  await registration.unregister();
  window.location.reload();
}

/** Registers the service worker (boot/worker), which caches the app and the viewer's own data. */
export async function registerServiceWorker(store: AppStore): Promise<void> {
  // Service workers are missing in private windows of Firefox and without TLS. The demo has its own.
  if (!import.meta.env.PROD || __DEMO__ || !('serviceWorker' in navigator)) return;
  reportAccount(store);
  const { serviceWorker } = navigator;
  try {
    const current = await serviceWorker.getRegistration();
    if (current && serviceWorker.controller) await reloadIfProxyRejects(current);
  } catch {
    // Offline.
  }
  if (isSavingTraffic()) return;
  if (!serviceWorker.controller) {
    // The first worker controls this page, but has not cached its data, so refetch what is available offline.
    const offline = ['Board', 'Me', listTag('JoinRequest')] as const;
    const refetch = () => void store.dispatch(baseApi.util.invalidateTags([...offline]));
    serviceWorker.addEventListener('controllerchange', refetch, { once: true });
    await new Promise((resolve) => setTimeout(resolve, REGISTER_AFTER_MS));
  }
  try {
    const registration = await serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
    const updateWaitingWorker = () => {
      if (serviceWorker.controller && registration.waiting) waitingWorker.set(registration.waiting);
    };
    updateWaitingWorker();
    registration.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', updateWaitingWorker),
    );
    setInterval(() => void registration.update().catch(() => undefined), UPDATE_EVERY_MS);
  } catch {
    // The app works without it.
  }
}
