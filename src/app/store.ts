import { combineReducers, configureStore, type Middleware } from '@reduxjs/toolkit';
import {
  FLUSH,
  PERSIST,
  persistReducer,
  persistStore,
  REGISTER,
  REHYDRATE,
  type Storage,
} from 'redux-persist';
import { baseApi } from '@/api/base-api';
import { MAX_RETRIES, type ApiContext } from '@/api/base-query';
import { authReducer, signedIn, signedOut } from '@/identity/auth-slice';
import type { IdentityProvider } from '@/identity/identity-provider';
import { createSession, type Session } from '@/identity/session';
import { hasCheckFailed, initialSession, sessionReducer } from '@/identity/session-slice';
import { PERSIST_KEY, PERSIST_VERSION, readStoredAuth, STORED_AUTH_KEY } from '@/identity/stored-auth';
import { isUsableToken } from '@/identity/usable-token';
import { PERSIST_TIMEOUT_MS } from '@/domain/limits';
import { setReturnPathOwner, clearReturnPath } from '@/lib/addresses/return-path';
import { safeStorage } from '@/lib/stored/safe-storage';
import { followStorage } from '@/lib/stores/emitter';

/** The services that the app runs on: the real ones or the demo's. */
export interface Platform {
  /** Without a trailing slash. */
  apiBaseUrl: string;
  loadIdentity: () => Promise<IdentityProvider>;
  /** How often a GET is retried; for tests. */
  maxRetries?: number;
}

const rootReducer = combineReducers({
  auth: authReducer,
  session: sessionReducer,
  [baseApi.reducerPath]: baseApi.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;

/** Local storage with the interface of redux-persist. */
const storage: Storage = {
  getItem: (key: string) => Promise.resolve(safeStorage.get(key)),
  setItem: (key: string, value: string) => Promise.resolve(safeStorage.set(key, value)),
  removeItem: (key: string) => Promise.resolve(safeStorage.remove(key)),
};

/** Persists only `auth`. The initial state is read synchronously, so rehydration merges nothing. */
const persistConfig = {
  key: PERSIST_KEY,
  version: PERSIST_VERSION,
  timeout: PERSIST_TIMEOUT_MS,
  storage,
  whitelist: ['auth'],
  stateReconciler: false as const,
};

/**
 * Resets the cache when the account changes, so that no user sees another's data. A sign-in resets it first, because a later
 * reset would drop the new requests. A sign-out resets it last, because screens that are about to unmount would refetch.
 */
const resetCacheOnAccountChange: Middleware<object, RootState> = (api) => (next) => (action) => {
  const { auth, session } = api.getState();
  const reset = () => api.dispatch(baseApi.util.resetApiState());
  if (signedIn.match(action)) {
    setReturnPathOwner(action.payload.uid);
    // After a failed check, requests may have been sent without a token.
    if (action.payload.uid !== auth.uid || hasCheckFailed(session)) reset();
  }
  const result = next(action);
  if (signedOut.match(action)) {
    if (action.payload.reason === 'pressed') clearReturnPath();
    if (auth.uid !== null) reset();
  }
  return result;
};

/** Creates the app's store, with the stored auth state, and its session. */
export function createAppStore(platform: Platform) {
  const extraArgument: ApiContext = {
    apiBaseUrl: platform.apiBaseUrl,
    // A getter, because the session is created after the store.
    get tokens() {
      return session;
    },
    maxRetries: platform.maxRetries ?? MAX_RETRIES,
  };
  const auth = readStoredAuth();
  // index.html may have refreshed an expired token.
  const accessToken = window.boot?.token ?? auth.accessToken;
  const hasStoredToken = isUsableToken(accessToken, auth.uid, Date.now());
  const store = configureStore({
    // Hides `_persist` from the type; only redux-persist reads it.
    reducer: persistReducer<RootState>(persistConfig, rootReducer) as unknown as typeof rootReducer,
    preloadedState: {
      auth: hasStoredToken ? { ...auth, accessToken } : auth,
      session: { ...initialSession, status: hasStoredToken ? 'storedToken' : 'unknown' },
    },
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument },
        // Keeps the development check, without its warning about its duration.
        immutableCheck: import.meta.env.DEV && { warnAfter: Infinity },
        serializableCheck: import.meta.env.DEV && {
          warnAfter: Infinity,
          ignoredActions: [FLUSH, PERSIST, REGISTER, REHYDRATE],
        },
      })
        .prepend(resetCacheOnAccountChange)
        .concat(baseApi.middleware),
    // By default, responses wait for the next frame, and a toast would appear before the change that it reports.
    enhancers: (getDefault) => getDefault({ autoBatch: { type: 'tick' } }),
  });
  const session: Session = createSession(store, platform.loadIdentity);
  return { store, session };
}

export type AppStore = ReturnType<typeof createAppStore>['store'];

/**
 * Starts storing the auth state, and applies the changes of other tabs. Flushes each sign-in and sign-out at once, so that
 * closing the page doesn't lose it.
 */
export function persistAuth(store: AppStore, session: Session): void {
  const persistor = persistStore(store);
  let { uid } = store.getState().auth;
  store.subscribe(() => {
    const { auth } = store.getState();
    if (auth.uid === uid) return;
    uid = auth.uid;
    void persistor.flush();
  });
  // Reads the event's value, because this tab may have overwritten the stored one.
  followStorage(({ key, newValue }) => {
    // A null key means that the storage was cleared.
    if (key === STORED_AUTH_KEY || key === null) session.otherTabStored(readStoredAuth(newValue).uid);
  });
}
