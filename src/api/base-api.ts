import { createApi } from '@reduxjs/toolkit/query/react';
import { CACHE_SECONDS } from '@/domain/limits';
import { apiBaseQuery } from './base-query';
import { TAG_TYPES } from './tags';

/** The app's RTK Query API; each resource injects its endpoints. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: apiBaseQuery,
  tagTypes: TAG_TYPES,
  keepUnusedDataFor: CACHE_SECONDS,
  // Takes effect once `reloadWhenBack` (app/reload-when-back.ts) has been called.
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

/** The part of the store's state that holds the cache. */
export interface WithApi {
  [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer>;
}
