import { createStore, useStore } from '@/lib/stores/create-store';
import { CACHED_AT_HEADER } from './offline-requests';

/** The URLs of the cached responses that the app shows, with the time when the server sent each, in ms since 1970. */
const cachedAt = createStore<ReadonlyMap<string, number>>(new Map());

/** Records whether a response came from the service worker's cache or from the server. */
export function recordResponse(url: string, { headers }: Pick<Response, 'headers'>): void {
  const time = Number(headers.get(CACHED_AT_HEADER) ?? 0);
  if (time === 0 && !cachedAt.get().has(url)) return;
  const next = new Map(cachedAt.get());
  if (time === 0) next.delete(url);
  else next.set(url, time);
  cachedAt.set(next);
}

export const resetCachedAt = () => cachedAt.set(new Map());

/** When the server sent the oldest cached response, in ms since 1970; null if no response came from the cache. */
export function useOldestCachedAt(): number | null {
  const times = [...useStore(cachedAt).values()];
  return times.length === 0 ? null : Math.min(...times);
}
