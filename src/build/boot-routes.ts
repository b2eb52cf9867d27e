import type { BootRoute } from '../boot/inline-script.ts';

/** The part of app/routes.tsx that the build reads. */
export interface Route {
  path: string;
  guard?: string;
  load: () => unknown;
  prefetch?: (params: Record<string, string>) => BootRoute['requests'];
}

/** Turns '/boards/:boardId/review/:step?' into a regular expression that allows a trailing slash. */
export function routeRegExp(route: string): string {
  const parts = route.split('/').filter(Boolean);
  const sources = parts.map((part) => {
    const [, name, optional] = /^:(\w+)(\??)$/.exec(part) ?? [];
    if (name === undefined) return `/${part}`;
    return optional === '?' ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`;
  });
  return `^${sources.join('')}/?$`;
}

/** The requests of a route. Their URLs contain parameters as names between double underscores. */
export function requestsOf({ path: pattern, prefetch }: Route): BootRoute['requests'] {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const placeholders = Object.fromEntries(names.map((name) => [name, `__${name}__`]));
  return prefetch?.(placeholders) ?? [];
}
