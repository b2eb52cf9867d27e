import { PrecacheController } from 'workbox-precaching';
import { isSavingTraffic } from '@/lib/loading/saving-traffic';

/** Replaced by a constant (build/service-worker.ts). */
declare const __WORKER_OPTIONS__: WorkerOptions;

/** A file of the build; the revision is null where the name changes with the content. */
interface PrecachedFile {
  url: string;
  revision: string | null;
}

interface WorkerOptions {
  /** Where the app is served, with a slash at both ends: the address of the page. */
  base: string;
  /** The app's paths; a trailing '*' stands for anything. They are answered with the page. */
  pagePaths: string[];
  /** Without these the app cannot start: the page, and the scripts that it names. */
  first: PrecachedFile[];
  others: PrecachedFile[];
}

/*
 * Keeps the build on the device, so that the app starts without the network. All versions share one cache: code has its
 * content in its name, so the newest worker answers the pages of older ones too and takes over at once. What only they
 * need is removed when none of them is open.
 */
declare const self: ServiceWorkerGlobalScope;

const { base, pagePaths, first, others } = __WORKER_OPTIONS__;
const ASSETS = `${base}assets/`;

/** How long a reload waits for the server before it shows the page that is kept here. */
const RELOAD_AT_LATEST_MS = 4_000;

/** Some hosts answer every unknown path with the page, and so for code that a deploy has just removed. */
const isFile = (response: Response) =>
  response.ok && !/text\/html/.test(response.headers.get('content-type') ?? '');

/** A deploy under way may have brought the page of another version, and a page of somebody else is none. */
async function isOwnPage(response: Response): Promise<boolean> {
  const html = await response.clone().text();
  return response.ok && first.every(({ url }) => html.includes(url));
}

function precacheOf(files: PrecachedFile[]): PrecacheController {
  const isRight = (request: Request, response: Response) =>
    new URL(request.url).pathname === base ? isOwnPage(response) : isFile(response);
  const cacheWillUpdate = async ({ request, response }: { request: Request; response: Response }) =>
    (await isRight(request, response)) ? response : null;
  const precache = new PrecacheController({ plugins: [{ cacheWillUpdate }] });
  precache.addToCacheList(files);
  return precache;
}

const all = precacheOf([...first, ...others]);
const openCache = () => caches.open(all.strategy.cacheName);

const isPagePath = (path: string) =>
  pagePaths.some((known) => (known.endsWith('*') ? path.startsWith(known.slice(0, -1)) : path === known));

const isReload = ({ cache }: Request) => cache === 'no-cache' || cache === 'reload';

/** What the server has now. @returns null where it does not answer, or not with the page */
async function pageOfServer(): Promise<Response | null> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), RELOAD_AT_LATEST_MS);
  try {
    const answer = await fetch(base, { cache: 'no-cache', signal: waiting.signal });
    return answer.ok && !answer.redirected ? answer : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** What is kept here; nothing where it cannot be read, as on a full disk or in a damaged profile. */
const ifReadable = <T>(kept: Promise<T>) => kept.catch(() => undefined);

/** The page that is kept here; but whoever reloads wants the newest. */
async function page(request: Request): Promise<Response> {
  const newest = isReload(request) ? await pageOfServer() : null;
  return newest ?? (await ifReadable(all.matchPrecache(base))) ?? fetch(request);
}

/** A file of any version. Of a version that is not kept whole, whatever has been used is kept. */
async function file(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await ifReadable(openCache());
  const key = all.getCacheKeyForURL(request.url) ?? request.url;
  const kept = cache && (await ifReadable(cache.match(key, { ignoreVary: true })));
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (cache && isFile(answer)) event.waitUntil(cache.put(request, answer.clone()));
  return answer;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isPagePath(pathname)) event.respondWith(page(request));
  } else if (pathname.startsWith(ASSETS) || (pathname !== base && all.getCacheKeyForURL(request.url))) {
    event.respondWith(file(event));
  }
});

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  void (isSavingTraffic() ? precacheOf(first) : all).install(event);
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Removes what the current version does not need, unless another page is open that may be an older one. */
async function cleanUp(event: ExtendableMessageEvent): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // A version that is being installed would lose what it has fetched.
  if (pages.length === 1 && self.registration.installing === null) await all.activate(event);
}

/** A page has started, and says by which script. */
self.addEventListener('message', (event) => {
  const { data, source } = event as { data: string; source: Client | null };
  if (all.getCacheKeyForURL(data) !== undefined) event.waitUntil(cleanUp(event));
  else source?.postMessage('otherVersion');
});
