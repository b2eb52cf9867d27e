import { firstCalls, type FirstCall } from '@/api/first-calls';
import { routes, type RouteName } from './routes';

/** A route as index.html knows it: plain data, written to the page as JSON. */
export interface EarlyRoute {
  name: string;
  /** A regular expression for the path; its groups are the ids in it, still encoded. */
  pattern: string;
  isProtected: boolean;
  /** With `$1`, `$2`, ... for the ids. */
  calls: { name: FirstCall; path: string; needsToken: boolean; needsPlainAddress: boolean }[];
}

/** '/boards/:boardId/review/:step?' as a regular expression, also with a slash at the end, and the names of its groups. */
function patternOf(path: string): { pattern: string; names: string[] } {
  const names: string[] = [];
  const parts = path.split('/').filter(Boolean);
  const sources = parts.map((part) => {
    const [, name, optional] = /^:(\w+)(\??)$/.exec(part) ?? [];
    if (name === undefined) return `/${part}`;
    names.push(name);
    return optional === '?' ? '(?:/([^/]+))?' : '/([^/]+)';
  });
  return { pattern: `^${sources.join('')}/?$`, names };
}

/** Every route in the order in which they are matched. */
export function earlyRoutes(): EarlyRoute[] {
  return (Object.keys(routes) as RouteName[]).map((name) => {
    const { path, access, firstCalls: calls } = routes[name];
    const { pattern, names } = patternOf(path);
    return {
      name,
      pattern,
      isProtected: access !== 'everybody',
      calls: calls.map((call) => {
        const { path: address, needsToken = false, needsPlainAddress = false } = firstCalls[call];
        const withGroups = address.replace(/:(\w+)/g, (_whole, id: string) => `$${names.indexOf(id) + 1}`);
        return { name: call, path: withGroups, needsToken, needsPlainAddress };
      }),
    };
  });
}
