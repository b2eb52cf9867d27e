import { baseApi } from '@/api/base-api';
import { forgetCachedResponses } from '@/api/offline-data';
import { TAG_TYPES } from '@/api/tags';
import { isSavingTraffic } from '@/lib/loading/saving-traffic';
import { createStore } from '@/lib/stores/create-store';
import type { AppStore } from './store';

/** The first screens load before the worker fetches the rest of the app. */
const REGISTER_AFTER_MS = 5_000;
/** Browsers check for a new version when a page is loaded; this is for a page that stays open. */
const UPDATE_EVERY_MS = 3_600_000;

/** The installed worker of a newer build, which waits for the pages of this one to close. */
export const waitingWorker = createStore<ServiceWorker | null>(null);

/** Lets the newer worker take over, and reloads this page with it. */
export function reloadIntoNewVersion(): void {
  const worker = waitingWorker.get();
  // Another tab has activated it already.
  if (worker?.state !== 'installed') return window.location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  worker.postMessage({ type: 'SKIP_WAITING' });
}

/** The worker deletes what it has cached for anybody else. */
function followAccount({ getState, subscribe }: AppStore): void {
  let previous: string | null | undefined;
  const follow = () => {
    const { uid } = getState().auth;
    if (uid === previous) return;
    if (previous !== undefined) forgetCachedResponses();
    previous = uid;
    const report = (worker?: ServiceWorker | null) => worker?.postMessage({ type: 'ACCOUNT', uid });
    // A page that was reloaded past the worker has no controller.
    void navigator.serviceWorker.getRegistration().then((registration) => report(registration?.active));
  };
  subscribe(follow);
  follow();
}

/**
 * A sign-in proxy in front of the app redirects or refuses requests once its own session has ended. Its login page
 * would stay hidden behind the cached page, so the next load goes without the worker.
 */
async function reloadIfProxyRefuses(registration: ServiceWorkerRegistration): Promise<void> {
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
  // Missing in private windows of Firefox and without TLS. The demo has another one.
  if (!import.meta.env.PROD || __DEMO__ || !('serviceWorker' in navigator)) return;
  followAccount(store);
  const { serviceWorker } = navigator;
  try {
    const current = await serviceWorker.getRegistration();
    if (current && serviceWorker.controller) await reloadIfProxyRefuses(current);
  } catch {
    // Offline.
  }
  if (isSavingTraffic()) return;
  if (!serviceWorker.controller) {
    // The first worker takes over this page, whose data it has not cached yet.
    const refetch = () => void store.dispatch(baseApi.util.invalidateTags([...TAG_TYPES]));
    serviceWorker.addEventListener('controllerchange', refetch, { once: true });
    await new Promise((resolve) => setTimeout(resolve, REGISTER_AFTER_MS));
  }
  try {
    const registration = await serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
    const offer = () => {
      if (serviceWorker.controller && registration.waiting) waitingWorker.set(registration.waiting);
    };
    offer();
    registration.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', offer),
    );
    setInterval(() => void registration.update().catch(() => undefined), UPDATE_EVERY_MS);
  } catch {
    // Without it, code and data come from the network.
  }
}
