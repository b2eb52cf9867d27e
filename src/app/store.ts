import { combineReducers, configureStore, type Middleware } from '@reduxjs/toolkit';
import { FLUSH, PERSIST, persistReducer, REGISTER, REHYDRATE, type Storage } from 'redux-persist';
import { baseApi } from '@/api/base-api';
import { MAX_RETRIES, type ApiContext } from '@/api/base-query';
import { authReducer, signedIn, signedOut } from '@/identity/auth-slice';
import type { IdentityProvider } from '@/identity/identity-provider';
import { createSession, type Session } from '@/identity/session';
import { hasCheckFailed, initialSession, sessionReducer } from '@/identity/session-slice';
import { PERSIST_KEY, PERSIST_VERSION, readStoredAuth } from '@/identity/stored-auth';
import { isUsableToken } from '@/identity/usable-token';
import { PERSIST_TIMEOUT_MS } from '@/domain/limits';
import { claimReturnPath, clearReturnPath } from '@/lib/addresses/return-path';
import { safeStorage } from '@/lib/stored/safe-storage';

/** What the app runs on: the real services or the demo's. */
export interface Platform {
  /** Without a trailing slash. */
  apiBaseUrl: string;
  loadIdentity: () => Promise<IdentityProvider>;
  /** Whether the identity service has a user on this device, found out without loading it; null where that is unknown. */
  hasStoredUser?: () => Promise<boolean | null>;
  /** How often a GET is retried; the default unless a test changes it. */
  maxRetries?: number;
}

const rootReducer = combineReducers({
  auth: authReducer,
  session: sessionReducer,
  [baseApi.reducerPath]: baseApi.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;

/** Local storage, as redux-persist uses it. */
const storage: Storage = {
  getItem: (key: string) => Promise.resolve(safeStorage.get(key)),
  setItem: (key: string, value: string) => Promise.resolve(safeStorage.set(key, value)),
  removeItem: (key: string) => Promise.resolve(safeStorage.remove(key)),
};

/** Of the state only `auth` is stored. It's read synchronously at the start, so rehydration merges nothing. */
const persistConfig = {
  key: PERSIST_KEY,
  version: PERSIST_VERSION,
  timeout: PERSIST_TIMEOUT_MS,
  storage,
  whitelist: ['auth'],
  stateReconciler: false as const,
};

/**
 * The cache is reset whenever the person changes, so that no one sees another person's data. Before a sign-in is
 * dispatched, because the requests that follow it would be dropped as well; after a sign-out, because the screens
 * that are about to unmount would refetch.
 */
const resetCacheWithPerson: Middleware<object, RootState> = (api) => (next) => (action) => {
  const { auth, session } = api.getState();
  const reset = () => api.dispatch(baseApi.util.resetApiState());
  if (signedIn.match(action)) {
    claimReturnPath(action.payload.uid);
    // After a failed check the same person's requests were sent without a token.
    if (action.payload.uid !== auth.uid || hasCheckFailed(session)) reset();
  }
  const result = next(action);
  if (signedOut.match(action)) {
    if (action.payload.reason === 'pressed') clearReturnPath();
    if (auth.uid !== null) reset();
  }
  return result;
};

/**
 * Creates the store of one running app and the session that feeds it. The stored auth state is there from the start.
 */
export function createAppStore(platform: Platform) {
  const extraArgument: ApiContext = {
    apiBaseUrl: platform.apiBaseUrl,
    // Made below, because it needs the store.
    get tokens() {
      return session;
    },
    maxRetries: platform.maxRetries ?? MAX_RETRIES,
  };
  const auth = readStoredAuth();
  // If the stored one had expired, index.html has refreshed it.
  const accessToken = window.boot?.token ?? auth.accessToken;
  const hasStoredToken = isUsableToken(accessToken, auth.uid, Date.now());
  const store = configureStore({
    // Without `_persist`, which only redux-persist reads.
    reducer: persistReducer<RootState>(persistConfig, rootReducer) as unknown as typeof rootReducer,
    preloadedState: {
      auth: hasStoredToken ? { ...auth, accessToken } : auth,
      session: { ...initialSession, status: hasStoredToken ? 'storedToken' : 'unknown' },
    },
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument },
        // The checks of development builds, without their warnings about how long they took: that depends on the machine.
        immutableCheck: import.meta.env.DEV && { warnAfter: Infinity },
        serializableCheck: import.meta.env.DEV && {
          warnAfter: Infinity,
          ignoredActions: [FLUSH, PERSIST, REGISTER, REHYDRATE],
        },
      })
        .prepend(resetCacheWithPerson)
        .concat(baseApi.middleware),
    // By default, answers wait for the next frame before the screen learns of them. A toast does not wait, so it
    // would appear before the change that it reports.
    enhancers: (getDefault) => getDefault({ autoBatch: { type: 'tick' } }),
  });
  const session: Session = createSession(
    store,
    platform.loadIdentity,
    platform.hasStoredUser ?? (async () => null),
  );
  return { store, session };
}

export type AppStore = ReturnType<typeof createAppStore>['store'];
