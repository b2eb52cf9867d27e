import { boardsApi } from '@/api/boards';
import { firstCalls, type FirstCall } from '@/api/first-calls';
import { joinRequestsApi } from '@/api/join-requests';
import { profileApi } from '@/api/profile';
import { routerPath } from '@/lib/base-path';
import { isSavingTraffic } from '@/lib/saving-traffic';
import { preloadPage } from './pages';
import { routeOf, routes } from './routes';
import type { AppStore } from './store';

/** Data older than this is loaded again when its link is hovered or focused. */
const FRESH_SECONDS = 30;

/** A pointer that rests this long may be about to press; one that moves over a list does not. */
const REST_MS = 65;
/** A finger that has not begun to scroll by then is pressing. */
const FINGER_REST_MS = 150;

type Dispatch = AppStore['dispatch'];
type Params = Record<string, string | undefined>;
const options = { ifOlderThan: FRESH_SECONDS };

/** How the first calls of a screen are made ahead. Not the viewer's profile, which the nav bar has loaded. */
const prefetches: Partial<Record<FirstCall, (dispatch: Dispatch, params: Params) => void>> = {
  getBoard: (dispatch, { boardId = '' }) => {
    dispatch(boardsApi.util.prefetch('getBoard', boardId, options));
  },
  listMyBoards: (dispatch) => {
    dispatch(boardsApi.util.prefetch('listMyBoards', undefined, options));
  },
  listMyJoinRequests: (dispatch) => {
    dispatch(joinRequestsApi.util.prefetch('listMyJoinRequests', undefined, options));
  },
  getProfile: (dispatch, { userId }) => {
    if (userId !== undefined) dispatch(profileApi.util.prefetch('getProfile', userId, options));
  },
};

/** The data that a path's screen needs first. */
function prefetchData({ dispatch, getState }: AppStore, pathname: string): void {
  const route = routeOf(pathname);
  if (route === null) return;
  const { isLoggedIn } = getState().auth;
  const { access, firstCalls: calls } = routes[route.name];
  if (access !== 'everybody' && !isLoggedIn) return;
  for (const call of calls) {
    if (isLoggedIn || !firstCalls[call].needsToken) prefetches[call]?.(dispatch, route.params);
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
  const events = ['pointerover', 'focusin'] as const;
  events.forEach((type) => document.addEventListener(type, onNear, { passive: true }));
  // The browser takes the finger for scrolling.
  document.addEventListener('pointercancel', leave);
  // The pointer may have been there before the listeners were.
  near(document.querySelector('a:hover'));
  return () => {
    stop();
    events.forEach((type) => document.removeEventListener(type, onNear));
    document.removeEventListener('pointercancel', leave);
  };
}
