import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '@/api/base-api';
import type { ApiContext } from '@/api/base-query';
import { authReducer } from '@/identity/auth-slice';

/** The API base URL of component tests. */
export const API_BASE_URL = 'http://localhost:3000/api';

/** Turns off Redux Toolkit's development checks: they are slow, and warn in the console on a slow machine. */
export const WITHOUT_CHECKS = { immutableCheck: false, serializableCheck: false } as const;

/** A signed-out store with the API and auth reducers only. Failed requests are not retried. */
export function createApiStore() {
  const extraArgument: ApiContext = {
    apiBaseUrl: 'https://api.example.com',
    tokens: { getToken: async () => null, refreshIdToken: async () => null, end: async () => undefined },
    maxRetries: 0,
  };
  return configureStore({
    reducer: { auth: authReducer, [baseApi.reducerPath]: baseApi.reducer },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument }, ...WITHOUT_CHECKS }).concat(baseApi.middleware),
  });
}
