import { routerPath } from '@/lib/addresses/base-path';
import { listen } from '@/lib/listen';
import { isSavingTraffic } from '@/lib/loading/idle';
import { preloadScreen } from '../app-routes';
import { matchRoute } from '../routes';
import type { AppStore } from '../store';

/** Data older than this is loaded again when its link is hovered or focused. */
const FRESH_SECONDS = 30;
/** A pointer that moves over a list, or a finger that begins to scroll, rests for less. */
const REST_MS = 100;

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
          dispatch(query({ subscribe: false, forceRefetch: FRESH_SECONDS }));
    }, REST_MS);
  });
}
