import type { UnknownAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { CACHE_SECONDS } from '@/domain/limits';
import { listen } from '@/lib/listen';
import { apiBaseQuery } from './base-query';
import { TAG_TYPES } from './tags';

/** The app's RTK Query API; each resource injects its endpoints. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: apiBaseQuery,
  tagTypes: TAG_TYPES,
  keepUnusedDataFor: CACHE_SECONDS,
  // Takes effect once `refetchOnReturn` has been called.
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

/** The part of the store's state that holds the cache. */
export interface WithApi {
  [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer>;
}

/**
 * Refetches all mounted queries when the device is back online and when the page returns from the back/forward cache. Replaces
 * RTK's `setupListeners`, which doesn't know that cache.
 * @returns a function that unsubscribes
 */
export function refetchOnReturn(dispatch: (action: UnknownAction) => unknown): () => void {
  return listen(window, ['online', 'pageshow'], (event: Event | PageTransitionEvent) => {
    if (!('persisted' in event) || event.persisted) dispatch(baseApi.internalActions.onOnline());
  });
}
