import { createStore, useStore } from '@/lib/stores/create-store';
import { CACHED_AT_HEADER } from './offline-requests';

/** A response from the service worker's cache. Times are in ms since 1970. */
interface CachedResponse {
  /** When the server sent it. */
  sentAt: number;
  receivedAt: number;
}

/** The cached responses that the app shows, by URL. */
const cachedResponses = createStore<ReadonlyMap<string, CachedResponse>>(new Map());

/** Records whether a response came from the service worker's cache or from the server. */
export function recordResponse(url: string, { headers }: Pick<Response, 'headers'>): void {
  const sentAt = Number(headers.get(CACHED_AT_HEADER) ?? 0);
  if (sentAt === 0 && !wasCached(url)) return;
  const next = new Map(cachedResponses.get());
  if (sentAt === 0) next.delete(url);
  else next.set(url, { sentAt, receivedAt: Date.now() });
  cachedResponses.set(next);
}

/** Whether the last response of this URL came from the cache. */
export const wasCached = (url: string) => cachedResponses.get().has(url);

/** Removes the records of responses that were received before this time. */
export const removeCachedBefore = (time: number) =>
  cachedResponses.set(new Map([...cachedResponses.get()].filter(([, { receivedAt }]) => receivedAt >= time)));

/** When the server sent the oldest cached response, in ms since 1970; null if no response came from the cache. */
export function useOldestCachedAt(): number | null {
  const times = [...useStore(cachedResponses).values()].map(({ sentAt }) => sentAt);
  return times.length === 0 ? null : Math.min(...times);
}
