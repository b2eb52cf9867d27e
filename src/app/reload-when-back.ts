import { baseApi } from '@/api/base-api';
import { listen } from '@/lib/listen';
import type { AppStore } from './store';

/**
 * Refetches all mounted queries when the device is back online and when the page returns from the back/forward cache.
 * Replaces RTK's `setupListeners`, whose focus handlers would add to the first load.
 * @returns a function that unsubscribes
 */
export function reloadWhenBack({ dispatch }: AppStore): () => void {
  return listen(window, ['online', 'pageshow'], (event: Event | PageTransitionEvent) => {
    if (!('persisted' in event) || event.persisted) dispatch(baseApi.internalActions.onOnline());
  });
}
