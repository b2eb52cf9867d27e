import { baseApi } from '@/api/base-api';
import '@/api/boards';
import { firstCalls } from '@/api/first-calls';
import '@/api/join-requests';
import '@/api/profile';
import { routerPath } from '@/lib/addresses/base-path';
import { idInSegment } from '@/lib/addresses/paths';
import { listen } from '@/lib/listen';
import { isSavingTraffic } from '@/lib/loading/saving-traffic';
import { preloadPage } from '../pages';
import { routeNeeds } from '../route-needs';
import { routeOf } from '../routes';
import type { AppStore } from '../store';

/** Data older than this is loaded again when its link is hovered or focused. */
const FRESH_SECONDS = 30;

/** A pointer that rests this long may be about to press; one that moves over a list does not. */
const REST_MS = 65;
/** A finger that has not begun to scroll by then is pressing. */
const FINGER_REST_MS = 150;

function prefetchData({ dispatch, getState }: AppStore, pathname: string): void {
  const route = routeOf(pathname);
  if (route === null) return;
  const { isLoggedIn } = getState().auth;
  const { access, firstCalls: calls } = routeNeeds[route.name];
  if (access !== 'everybody' && !isLoggedIn) return;
  for (const call of calls) {
    const { argument, parameter, needsToken, isPrefetched } = firstCalls[call];
    const id = parameter && route.params[parameter];
    if (!isPrefetched || (needsToken && !isLoggedIn) || (parameter && id === undefined)) continue;
    const given = id === undefined ? argument : idInSegment(id);
    dispatch(baseApi.util.prefetch(call as never, given as never, { ifOlderThan: FRESH_SECONDS }));
  }
}

/**
 * Fetches a screen's code at once, and its data if this is not stopped before.
 * @param path a path of the router
 * @param restMs how long what leads to the screen has to stay chosen or pointed at
 * @returns a function that stops this
 */
export function prefetchScreen(store: AppStore, path: string, restMs = REST_MS): () => void {
  void preloadPage(path);
  const rest = setTimeout(() => prefetchData(store, path), restMs);
  return () => clearTimeout(rest);
}

/**
 * Fetches the code and data of the next screen when a link to it is hovered, focused or touched. One listener on
 * the document instead of a prop on every link.
 * @returns a function that stops this
 */
export function prefetchPointedLinks(store: AppStore): () => void {
  let last: string | null = null;
  let stop = () => {};
  const leave = () => {
    stop();
    last = null;
  };
  const near = (target: EventTarget | null, restMs?: number) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.pathname !== last) leave();
    if (link === null || link.origin !== window.location.origin || link.target === '_blank') return;
    if (link.pathname === last || link.pathname === window.location.pathname) return;
    last = link.pathname;
    stop = prefetchScreen(store, routerPath(link.pathname), restMs);
  };
  const onNear = (event: Event) => {
    const isFinger = event instanceof PointerEvent && event.pointerType === 'touch';
    if (isFinger && isSavingTraffic()) return;
    near(event.target, isFinger ? FINGER_REST_MS : REST_MS);
  };
  const ends = [
    listen(document, ['pointerover', 'focusin'], onNear),
    // The browser takes the finger for scrolling.
    listen(document, ['pointercancel'], leave),
  ];
  // The pointer may have been there before the listeners were.
  near(document.querySelector('a:hover'));
  return () => [stop, ...ends].forEach((end) => end());
}
