/** Set by the service worker on a response from its cache: when the server sent it, in ms since 1970. */
export const CACHED_AT_HEADER = 'X-Cached-At';

/**
 * Whether the service worker caches the response of a GET: the viewer's profile, boards and applications, the boards of
 * `/`, each board that was opened, and the boards on a profile. Other people's applications are never cached.
 * @param path relative to the API base
 * @param query the URL's query with its '?', or ''
 */
export function isCachedOffline(path: string, query: string): boolean {
  if (path === '/boards') return query === '?searchType=board';
  return query === '' && /^\/(profile|join-requests\/user|boards\/(user\/)?[^/]+)$/.test(path);
}
