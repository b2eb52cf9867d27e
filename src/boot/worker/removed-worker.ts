declare const self: ServiceWorkerGlobalScope;
export {};

/*
 * Takes the place of a service worker that should not be there any more: it removes itself and what was kept on the
 * device. It is `sw.js` in the demo, and in production lies next to it (build/README.md, 'Undoing a deploy').
 */
self.addEventListener('install', () => void self.skipWaiting());

async function remove(): Promise<void> {
  const { scope } = self.registration;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.endsWith(scope)).map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('activate', (event) => event.waitUntil(remove()));

/** The pages that it takes over ask their worker whether they are still the newest version. */
self.addEventListener('message', ({ source }) => source?.postMessage('otherVersion'));
