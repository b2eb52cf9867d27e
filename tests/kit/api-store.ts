import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '@/api/base-api';
import type { ApiContext } from '@/api/base-query';
import { authReducer } from '@/identity/auth-slice';
import { WITHOUT_CHECKS } from './store-without-checks';

/** A store with nothing but the API and who is signed in: nobody at first. A failed call is not repeated. */
export function createApiStore() {
  const extraArgument: ApiContext = {
    apiBaseUrl: 'https://api.example.com',
    tokens: { getToken: async () => null, renewToken: async () => null, end: async () => undefined },
    retryDelaysMs: [],
  };
  return configureStore({
    reducer: { auth: authReducer, [baseApi.reducerPath]: baseApi.reducer },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument }, ...WITHOUT_CHECKS }).concat(baseApi.middleware),
  });
}
