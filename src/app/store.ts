import { combineReducers, configureStore, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { baseApi } from '@/api/base-api';
import { RETRY_DELAYS_MS, type ApiContext } from '@/api/base-query';
import { authReducer, signedIn, signedOut } from '@/identity/auth-slice';
import type { IdentityProvider } from '@/identity/identity-provider';
import { createSession, type Session } from '@/identity/session';
import { sessionReducer } from '@/identity/session-slice';
import { claimReturnPath } from '@/lib/return-path';
import { showNotice } from '@/ui/toasts/notice-store';
import { OFFLINE_NOT_SENT } from './messages';
import { readPersistedAuth } from './persisted-auth';

/** What the running app stands on: the real services or the demo's. */
export interface Platform {
  /** Without a trailing slash. */
  apiBaseUrl: string;
  loadIdentity: () => Promise<IdentityProvider>;
  /** Waits before repeats of a GET, in ms; the default unless a test shortens them. */
  retryDelaysMs?: readonly number[];
}

export const rootReducer = combineReducers({
  auth: authReducer,
  session: sessionReducer,
  [baseApi.reducerPath]: baseApi.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;

/** Says at once why nothing happened; the catalogue's texts for failures don't know of the network. */
const tellOffline: Middleware = () => (next) => (action) => {
  if (isRejectedWithValue(action) && !navigator.onLine) {
    const { arg } = action.meta as { arg?: { type?: string } };
    if (arg?.type === 'mutation') showNotice(OFFLINE_NOT_SENT);
  }
  return next(action);
};

/**
 * A second person never sees the first one's cached data (and a signed-out visitor nobody's): the cache is emptied
 * whenever the person changes. Before a sign-in is told, because the calls that follow it would be dropped as well;
 * after a sign-out, because the screens that are about to go would ask again.
 */
const resetCacheWithPerson: Middleware<object, RootState> = (api) => (next) => (action) => {
  const { auth, session } = api.getState();
  const reset = () => api.dispatch(baseApi.util.resetApiState());
  if (signedIn.match(action)) {
    claimReturnPath(action.payload.uid);
    // The same person, but known late: what was asked meanwhile went out without their token.
    if (action.payload.uid !== auth.uid || session.hasFailed) reset();
  }
  const result = next(action);
  if (signedOut.match(action) && auth.uid !== null) reset();
  return result;
};

/**
 * Makes the store of one running app, with the session that feeds it. The persisted auth state is in it from the first
 * moment; keeping it up to date is `persistAuth`'s, which comes after the first paint.
 */
export function createAppStore(platform: Platform) {
  const context: { session: Session | null } = { session: null };
  const extraArgument: ApiContext = {
    apiBaseUrl: platform.apiBaseUrl,
    tokens: {
      getToken: async () => context.session?.getToken() ?? null,
      renewToken: async (refused) => context.session?.renewToken(refused) ?? null,
      end: async (refused) => context.session?.end(refused),
    },
    retryDelaysMs: platform.retryDelaysMs ?? RETRY_DELAYS_MS,
  };
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: { auth: readPersistedAuth() },
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument },
        // Development's checks, without their warnings of how long they took: that depends on the machine.
        immutableCheck: { warnAfter: Infinity },
        // redux-persist's own actions carry functions.
        serializableCheck: {
          warnAfter: Infinity,
          ignoredActions: ['FLUSH', 'REHYDRATE', 'PAUSE', 'PERSIST', 'PURGE', 'REGISTER'].map(
            (name) => `persist/${name}`,
          ),
        },
      })
        .prepend(resetCacheWithPerson)
        .concat(baseApi.middleware, tellOffline),
  });
  const session = createSession(store, platform.loadIdentity);
  context.session = session;
  return { store, session };
}

export type AppStore = ReturnType<typeof createAppStore>['store'];
