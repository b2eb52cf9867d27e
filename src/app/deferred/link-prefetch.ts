import { routerPath } from '@/lib/addresses/base-path';
import { listen } from '@/lib/listen';
import { isSavingTraffic } from '@/lib/loading/idle';
import { preloadScreen } from '../app-routes';
import { matchRoute } from '../routes';
import type { AppStore } from '../store';

/** Cached data older than this is refetched. */
const STALE_SECONDS = 30;
/** Longer than a pointer that moves across a list, or a finger that begins to scroll, rests on a link. */
const HOVER_DELAY_MS = 100;

/** Loads the next screen's code and data when a link to it is hovered, focused or touched. */
export function prefetchLinks({ dispatch, getState }: AppStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return listen(document, ['pointerover', 'focusin', 'pointercancel'], ({ type, target }: Event) => {
    clearTimeout(timer);
    const link = type !== 'pointercancel' && target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== location.origin || link.pathname === location.pathname || isSavingTraffic()) return;
    const path = routerPath(link.pathname);
    timer = setTimeout(() => {
      void preloadScreen(path);
      const route = matchRoute(path);
      for (const { query, needsToken } of route?.prefetch?.(route.params) ?? [])
        if (!needsToken || getState().auth.isLoggedIn)
          dispatch(query({ subscribe: false, forceRefetch: STALE_SECONDS }));
    }, HOVER_DELAY_MS);
  });
}
