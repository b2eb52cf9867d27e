import { routerPath } from '@/lib/addresses/base-path';
import { matchRoute } from './routes';
import type { AppStore } from './store';

/** Starts the queries whose responses index.html has requested, in the order of the route table. */
export function prefetchedQueries({ dispatch, getState }: AppStore): PromiseLike<unknown>[] {
  const { isLoggedIn, accessToken } = getState().auth;
  const token = isLoggedIn ? accessToken : null;
  const route = matchRoute(routerPath(window.location.pathname));
  return (route?.prefetch?.(route.params) ?? [])
    .filter(({ url, isPublic }) =>
      window.boot?.prefetched.some(
        (request) => request.url.endsWith(url) && request.token === (isPublic ? null : token),
      ),
    )
    .map(({ query }) => dispatch(query({ subscribe: false })));
}
