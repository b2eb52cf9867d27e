import { combineReducers, configureStore, type Middleware } from '@reduxjs/toolkit';
import {
  persistReducer,
  persistStore,
  FLUSH,
  PAUSE,
  PERSIST,
  PURGE,
  REGISTER,
  REHYDRATE,
} from 'redux-persist';
import { baseApi } from '@/api/base-api';
import { RETRY_DELAYS_MS, type ApiContext } from '@/api/base-query';
import { authReducer } from '@/identity/auth-slice';
import type { IdentityProvider } from '@/identity/identity-provider';
import { createSession, type Session, type SessionStore } from '@/identity/session';
import { sessionReducer } from '@/identity/session-slice';
import { persistConfig, readPersistedAuth } from './persistence';

/** What the running app stands on: the real services or the demo's. */
export interface Platform {
  /** Without a trailing slash. */
  apiBaseUrl: string;
  loadIdentity: () => Promise<IdentityProvider>;
  /** Waits before repeats of a GET, in ms; the default unless a test shortens them. */
  retryDelaysMs?: readonly number[];
}

const rootReducer = combineReducers({
  auth: authReducer,
  session: sessionReducer,
  [baseApi.reducerPath]: baseApi.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;

/**
 * A second person never sees the first one's cached data (and a signed-out visitor nobody's): the cache is emptied
 * whenever the person changes.
 */
const resetCacheWithPerson: Middleware<object, RootState> = (api) => (next) => (action) => {
  const before = api.getState().auth.uid;
  const result = next(action);
  if (before !== api.getState().auth.uid) api.dispatch(baseApi.util.resetApiState());
  return result;
};

/** Makes the store of one running app, with the session that feeds it. The persisted auth state is in it from the first moment. */
export function createAppStore(platform: Platform) {
  const context: { current: Session | null } = { current: null };
  const tokens: ApiContext['tokens'] = {
    getToken: (options) => context.current?.getToken(options) ?? Promise.resolve(null),
    end: () => context.current?.end() ?? Promise.resolve(),
  };
  const extraArgument: ApiContext = {
    apiBaseUrl: platform.apiBaseUrl,
    tokens,
    retryDelaysMs: platform.retryDelaysMs ?? RETRY_DELAYS_MS,
  };
  const store = configureStore({
    reducer: persistReducer<RootState>(persistConfig, rootReducer),
    preloadedState: { auth: readPersistedAuth() } as never,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument },
        serializableCheck: { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER] },
      })
        .prepend(resetCacheWithPerson)
        .concat(baseApi.middleware),
  });
  const session = createSession(store as unknown as SessionStore, platform.loadIdentity);
  context.current = session;
  const persistor = persistStore(store);
  return { store, session, persistor };
}

export type AppStore = ReturnType<typeof createAppStore>['store'];
