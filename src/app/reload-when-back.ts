import { baseApi } from '@/api/base-api';
import { listen } from '@/lib/listen';
import type { AppStore } from './store';

/**
 * Reloads everything on screen, whether it had failed or not, when the network is back and when the browser brings the
 * page back as it was left. RTK's `setupListeners` would bring its handlers of the focus into the first load.
 * @returns a function that stops this
 */
export function reloadWhenBack({ dispatch }: AppStore): () => void {
  return listen(window, ['online', 'pageshow'], (event: Event | PageTransitionEvent) => {
    if (!('persisted' in event) || event.persisted) dispatch(baseApi.internalActions.onOnline());
  });
}
