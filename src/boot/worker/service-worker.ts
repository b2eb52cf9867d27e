import { clientsClaim } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { addPlugins, matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { CACHED_AT_HEADER, isCachedOffline } from '@/api/offline-requests';

/** Set by the build (build/service-worker.ts). */
declare const __WORKER_OPTIONS__: WorkerOptions;

interface WorkerOptions {
  /** The app's folder, with a slash at both ends. Also the page's URL. */
  base: string;
  /** The API base, absolute or a path of this origin. */
  apiBaseUrl: string;
  /** Regular expressions for the paths of all routes, relative to the base. */
  routes: string[];
  /** The page and the files that it references. */
  shell: PrecacheEntry[];
  /** The URLs of all other chunks. */
  chunks: string[];
}

declare const self: ServiceWorkerGlobalScope;

const { base, apiBaseUrl, routes, shell, chunks } = __WORKER_OPTIONS__;
const patterns = routes.map((route) => new RegExp(route, 'i'));
const isRoute = ({ pathname }: URL) =>
  patterns.some((pattern) => pattern.test(pathname.slice(base.length - 1)));
const api = new URL(apiBaseUrl, self.location.href);
const apiPath = api.pathname.replace(/\/+$/, '');

/** How long a request waits for the server before it gets the cached response. */
const NETWORK_TIMEOUT_SECONDS = 5;
/** How long after a mutation that limit doesn't apply. */
const MUTATION_SECONDS = 60;
const CACHED_REQUESTS_MAX = 100;
const CACHED_REQUESTS_MAX_SECONDS = 30 * 86_400;

const isHtml = (response: Response) => /text\/html/.test(response.headers.get('content-type') ?? '');
/** False for a page: some hosts send it for every unknown path, even for a chunk that a deploy has removed. */
const isChunk = (response: Response) => response.ok && !response.redirected && !isHtml(response);
/** False for the login page of a sign-in proxy, and for the page of another build, which a deploy may cause. */
async function isOwnPage(response: Response): Promise<boolean> {
  if (!response.ok || response.redirected) return false;
  const html = await response.clone().text();
  return shell.every(({ url }) => html.includes(url));
}

addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) => {
      const isPage = new URL(request.url).pathname === base;
      return (isPage ? await isOwnPage(response) : isChunk(response)) ? response : null;
    },
  },
]);
// Required for the installation.
precacheAndRoute(shell);

const chunkStrategy = new CacheFirst({
  cacheName: `chunks-${self.registration.scope}`,
  plugins: [{ cacheWillUpdate: async ({ response }) => (isChunk(response) ? response : null) }],
});
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(`${base}assets/`),
  chunkStrategy,
);

/** Caches chunks one by one, so that a blocked or missing chunk doesn't prevent the installation. */
self.addEventListener('install', (event) => {
  const fetchChunk = (url: string) => chunkStrategy.handle({ event, request: new Request(url) });
  event.waitUntil(Promise.allSettled(chunks.map(fetchChunk)));
});

async function removeOldChunks(): Promise<void> {
  const cache = await caches.open(chunkStrategy.cacheName);
  const requests = await cache.keys();
  const old = requests.filter(({ url }) => !chunks.includes(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}
self.addEventListener('activate', (event) => event.waitUntil(removeOldChunks()));

registerRoute(
  new NavigationRoute(async ({ request, url }) => {
    const cached = () => matchPrecache(base);
    if (isRoute(url)) return (await cached()) ?? fetch(request);
    try {
      return await fetch(request);
    } catch (error) {
      const page = await cached();
      if (page === undefined) throw error;
      return page;
    }
  }),
);

/** Prefix of the caches. Each account has its own, so that a response never reaches another user. */
const CACHE_PREFIX = `responses-${self.registration.scope}-`;

/** The `sub` of the bearer token: Firebase's uid. */
function accountOf({ headers }: Request): string | null {
  const [, claims = ''] = /^Bearer [^.]+\.([^.]+)\./.exec(headers.get('authorization') ?? '') ?? [];
  try {
    const { sub } = JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/'))) as { sub?: unknown };
    return typeof sub === 'string' && sub !== '' ? sub : null;
  } catch {
    return null;
  }
}

/** The signed-in account that the page has reported; undefined until then. */
let currentAccount: string | null | undefined;

const withTime = ({ body, headers }: Response) =>
  new Response(body, {
    headers: { 'Content-Type': headers.get('content-type') ?? '', [CACHED_AT_HEADER]: String(Date.now()) },
  });

/** When the last mutation was sent, in ms since 1970. */
let mutatedAt = 0;
self.addEventListener('fetch', ({ request: { method, url } }) => {
  if (method !== 'GET' && url.startsWith(api.href)) mutatedAt = Date.now();
});
/** The cached responses are stale, so the app waits for the server's. */
const hasJustMutated = () => Date.now() - mutatedAt < MUTATION_SECONDS * 1000;

const expiration = new ExpirationPlugin({
  maxEntries: CACHED_REQUESTS_MAX,
  maxAgeSeconds: CACHED_REQUESTS_MAX_SECONDS,
});

registerRoute(
  ({ request, url }) =>
    url.origin === api.origin &&
    url.pathname.startsWith(`${apiPath}/`) &&
    isCachedOffline(url.pathname.slice(apiPath.length), url.search) &&
    accountOf(request) !== null,
  async (options) => {
    const account = accountOf(options.request);
    const cacheName = CACHE_PREFIX + account;
    const waitsForServer = options.request.cache === 'reload' || hasJustMutated();
    // The token may have been refreshed.
    const matchOptions = { ignoreVary: true };
    const strategy = new NetworkFirst({
      cacheName,
      networkTimeoutSeconds: waitsForServer ? 0 : NETWORK_TIMEOUT_SECONDS,
      matchOptions,
      plugins: [
        {
          cacheWillUpdate: async ({ response }) => {
            // The user may have signed out while the request was in flight.
            const isCurrent = currentAccount === undefined || currentAccount === account;
            return response.status === 200 && isCurrent ? withTime(response) : null;
          },
          handlerWillRespond: async ({ request, response }) =>
            (response.status >= 500 &&
              !hasJustMutated() &&
              (await caches.match(request, { ...matchOptions, cacheName }))) ||
            response,
        },
        expiration,
      ],
    });
    return strategy.handle(options);
  },
);

async function removeOtherResponses(): Promise<void> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(CACHE_PREFIX) || name === CACHE_PREFIX + currentAccount) continue;
    await caches.delete(name);
    // Deletes the plugin's list of URLs.
    await new CacheExpiration(name, { maxEntries: 1 }).delete();
  }
}

self.addEventListener('message', (event) => {
  // Other messages come from Firebase.
  const { type, uid = null } = event.data as { type?: string; uid?: string | null };
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type !== 'ACCOUNT') return;
  currentAccount = uid;
  event.waitUntil(removeOtherResponses());
});

// The first worker also controls the page that has installed it.
clientsClaim();
