import { urlOf } from '@/api/base-query';
import '@/api/boards';
import { definitionOf } from '@/api/definition-of';
import { firstCalls } from '@/api/first-calls';
import '@/api/join-requests';
import '@/api/profile';
import { routePatterns } from '@/lib/addresses/paths';
import { routeNeeds } from './route-needs';
import { routeNames } from './routes';

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

/** Every route in the order in which they are matched. The build and the tests run this, never the app. */
export function earlyRoutes() {
  return routeNames.map((name) => {
    const { access, firstCalls: calls } = routeNeeds[name];
    const { pattern, names } = patternOf(routePatterns[name]);
    return {
      name,
      /** A regular expression for the path; its groups are the ids in it, still encoded. */
      pattern,
      isProtected: access !== 'everybody',
      calls: calls.map((call) => {
        const { argument, parameter, needsToken, needsPlainAddress } = firstCalls[call];
        return {
          name: call,
          /** Behind the API base; '~' stands for the id. */
          address: urlOf(definitionOf(call).query(parameter ? '~' : argument)),
          /** Which group of the pattern is the id that the query is given. */
          group: parameter && names.indexOf(parameter) + 1,
          /** What it is given otherwise. */
          argument,
          needsToken,
          needsPlainAddress,
        };
      }),
    };
  });
}

/** A route as index.html knows it: plain data, written to the page as JSON. */
export type EarlyRoute = ReturnType<typeof earlyRoutes>[number];
