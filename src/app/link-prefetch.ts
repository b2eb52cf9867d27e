import { boardsApi } from '@/api/boards';
import { joinRequestsApi } from '@/api/join-requests';
import { profileApi } from '@/api/profile';
import { preloadPage, routeOf } from './pages';
import type { AppStore } from './store';

/** Data older than this is asked for again when its link is pointed at. */
const FRESH_SECONDS = 30;

/** The data that a path's screen asks for first. */
function prefetchData(store: AppStore, pathname: string): void {
  const route = routeOf(pathname);
  const isSignedIn = store.getState().auth.isLoggedIn;
  const options = { ifOlderThan: FRESH_SECONDS };
  const { boardId, userId } = route?.params ?? {};
  if ((route?.name === 'board' || route?.name === 'joinBoard') && boardId !== undefined) {
    store.dispatch(boardsApi.util.prefetch('getBoard', boardId, options));
    if (isSignedIn) store.dispatch(joinRequestsApi.util.prefetch('listMyJoinRequests', undefined, options));
  }
  if (route?.name === 'profile' && userId !== undefined && isSignedIn) {
    store.dispatch(profileApi.util.prefetch('getProfile', userId, options));
  }
  if (route?.name === 'boards' && isSignedIn) {
    store.dispatch(boardsApi.util.prefetch('listMyBoards', undefined, options));
  }
}

/**
 * Fetches the next screen's code and data when one of its links is pointed at, focused or touched, wherever it stands:
 * one listener on the document instead of a prop on every link.
 * @returns stops it
 */
export function prefetchPointedLinks(store: AppStore): () => void {
  let last: string | null = null;
  const onNear = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.origin !== window.location.origin || link.target === '_blank') return;
    if (link.pathname === last || link.pathname === window.location.pathname) return;
    last = link.pathname;
    void preloadPage(link.pathname);
    prefetchData(store, link.pathname);
  };
  const events = ['pointerover', 'focusin', 'touchstart'] as const;
  events.forEach((type) => document.addEventListener(type, onNear, { passive: true }));
  return () => events.forEach((type) => document.removeEventListener(type, onNear));
}
