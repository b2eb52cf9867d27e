import { preloadKnownParts } from '@/lib/loading/lazy-part';
import { checkForNewVersion, isNewVersionOut } from '@/lib/loading/new-version';
import { isSavingTraffic } from '@/lib/loading/saving-traffic';
import { untilIdle } from '@/lib/loading/until-idle';
import { untilOnline } from '@/lib/loading/until-online';

/** How long the page must have been quiet before code is fetched ahead of its use. */
const QUIET_MS = 2_000;
/** The limit for a page that never stops loading things. */
const QUIET_AT_LATEST_MS = 15_000;
/** How long to wait before retrying a server that cannot be reached, unless the browser comes back online first. */
const AGAIN_MS = 60_000;

/** Resolves once the page has stopped loading things. */
function untilQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(quiet);
      clearTimeout(latest);
      resolve();
    };
    const latest = setTimeout(end, QUIET_AT_LATEST_MS);
    let quiet = setTimeout(end, QUIET_MS);
    const observer = new PerformanceObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(end, QUIET_MS);
    });
    observer.observe({ type: 'resource' });
  });
}

/** Whether the page has already loaded this file. */
const isLoaded = (url: string) =>
  (performance.getEntriesByName(new URL(url, location.href).href) as PerformanceResourceTiming[]).some(
    ({ decodedBodySize }) => decodedBodySize > 0,
  );

/** @returns the file's text; null when the server no longer has it */
async function read(url: string): Promise<string | null> {
  const response = await fetch(url, { priority: 'low' });
  const text = await response.text();
  // Some hosts answer every unknown path with index.html.
  const isPage = /text\/html/.test(response.headers.get('content-type') ?? '');
  return response.ok && !isPage ? text : null;
}

/** The same, but waits for as long as the connection is down. */
async function readOnceOnline(url: string): Promise<string | null> {
  for (;;) {
    if (!navigator.onLine) await untilOnline();
    await untilIdle();
    try {
      return await read(url);
    } catch {
      await untilOnline(navigator.onLine ? AGAIN_MS : undefined);
    }
  }
}

/** Adds a chunk to the page's modules without running it: importing it needs no network from then on. */
function keepModule(url: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    // In other browsers it is in the HTTP cache by now.
    if (!link.relList.supports('modulepreload')) return resolve();
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.fetchPriority = 'low';
    link.href = url;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

/**
 * Fetches the code of the whole app once the page is quiet, one chunk after the other and at low priority. From
 * then on nothing that is pressed has to wait for the network, or fails without it.
 */
export async function fetchAhead(): Promise<void> {
  // The development server has no list of chunks.
  const list = document.querySelector<HTMLMetaElement>('meta[name=chunks]')?.content;
  if (list === undefined || isSavingTraffic()) return;
  await untilQuiet();
  const urls = JSON.parse((await readOnceOnline(list)) ?? '[]') as string[];
  for (const url of urls) {
    if (isNewVersionOut()) return;
    if (isLoaded(url)) continue;
    // Read before it is preloaded: after a failed preload Firefox cannot import the module for the lifetime of the
    // page.
    if ((await readOnceOnline(url)) === null) await checkForNewVersion();
    else await keepModule(url);
  }
}

/** On a connection that should be spared, only the dialogs and notices of the current screen are fetched ahead. */
export async function completeScreen(): Promise<void> {
  if (!isSavingTraffic()) return;
  await untilQuiet();
  preloadKnownParts();
}
