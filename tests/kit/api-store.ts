import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '@/api/base-api';
import type { ApiContext } from '@/api/base-query';
import { authReducer } from '@/identity/auth-slice';

/** Where the component tests' backend answers. */
export const API_BASE_URL = 'http://localhost:3000/api';

/**
 * For stores that a test creates: Redux Toolkit's development checks take longer than the test itself, and warn in
 * the console when the machine is slow. The app's own store has them.
 */
export const WITHOUT_CHECKS = { immutableCheck: false, serializableCheck: false } as const;

/** A store with nothing but the API and who is signed in: nobody at first. A failed call is not repeated. */
export function createApiStore() {
  const extraArgument: ApiContext = {
    apiBaseUrl: 'https://api.example.com',
    tokens: { getToken: async () => null, renewToken: async () => null, end: async () => undefined },
    maxRetries: 0,
  };
  return configureStore({
    reducer: { auth: authReducer, [baseApi.reducerPath]: baseApi.reducer },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument }, ...WITHOUT_CHECKS }).concat(baseApi.middleware),
  });
}
