import { combineReducers, configureStore, type Middleware } from '@reduxjs/toolkit';
import { baseApi } from '@/api/base-api';
import { MAX_RETRIES, type ApiContext } from '@/api/base-query';
import { authReducer, signedIn, signedOut } from '@/identity/auth-slice';
import type { IdentityProvider } from '@/identity/identity-provider';
import { createSession, type Session } from '@/identity/session';
import { initialSession, sessionReducer } from '@/identity/session-slice';
import { readStoredAuth } from '@/identity/stored-auth';
import { isUsableToken } from '@/identity/usable-token';
import { claimReturnPath, clearReturnPath } from '@/lib/addresses/return-path';

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

type RootState = ReturnType<typeof rootReducer>;

/**
 * Nobody ever sees what somebody else has loaded: the cache is emptied whenever the person changes. Before a
 * sign-in is dispatched, because the calls that follow it would be dropped as well; after a sign-out, because the
 * screens that are about to unmount would load their data again.
 */
const resetCacheWithPerson: Middleware<object, RootState> = (api) => (next) => (action) => {
  const { auth, session } = api.getState();
  const reset = () => api.dispatch(baseApi.util.resetApiState());
  if (signedIn.match(action)) {
    claimReturnPath(action.payload.uid);
    // The same person, but recognised late: calls made meanwhile went out without their token.
    if (action.payload.uid !== auth.uid || session.hasFailed) reset();
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
  // Where the stored one had run out, index.html has refreshed it (boot/early-calls.ts).
  const accessToken = window.early?.token ?? auth.accessToken;
  const hasStoredToken = isUsableToken(accessToken, auth.uid, Date.now());
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: {
      auth: hasStoredToken ? { ...auth, accessToken } : auth,
      session: { ...initialSession, status: hasStoredToken ? 'storedToken' : 'unknown' },
    },
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument },
        // The checks of development builds, without their warnings about how long they took: that depends on the machine.
        immutableCheck: import.meta.env.DEV && { warnAfter: Infinity },
        serializableCheck: import.meta.env.DEV && { warnAfter: Infinity },
      })
        .prepend(resetCacheWithPerson)
        .concat(baseApi.middleware),
    // By default, answers wait for the next frame before the screen learns of them. A toast does not wait, so it
    // would appear before the change that it reports.
    enhancers: (getDefault) => getDefault({ autoBatch: { type: 'tick' } }),
  });
  const session: Session = createSession(store, platform.loadIdentity);
  return { store, session };
}

export type AppStore = ReturnType<typeof createAppStore>['store'];
