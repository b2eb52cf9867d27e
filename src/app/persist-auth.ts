import {
  persistReducer,
  persistStore,
  type PersistedState,
  type Persistor,
  type Storage,
} from 'redux-persist';
import { baseApi } from '@/api/base-api';
import { PERSIST_TIMEOUT_MS } from '@/domain/limits';
import { restoreAuthState } from '@/identity/auth-slice';
import { safeStorage } from '@/lib/safe-storage';
import { PERSIST_KEY, PERSIST_VERSION } from './stored-auth';
import { rootReducer, type AppStore, type RootState } from './store';

const storage: Storage = {
  getItem: (key: string) => Promise.resolve(safeStorage.get(key)),
  setItem: (key: string, value: string) => Promise.resolve(safeStorage.set(key, value)),
  removeItem: (key: string) => Promise.resolve(safeStorage.remove(key)),
};

/** A stored value of another version is dropped, and the person has to sign in again. */
function dropOtherVersions(state: PersistedState): Promise<PersistedState> {
  // Typed as always present, but anything can write to local storage.
  const meta = state?._persist as { version?: unknown } | undefined;
  return Promise.resolve(meta?.version === PERSIST_VERSION ? state : undefined);
}

/** Takes only the auth state from the stored value, and only if it is valid. */
function mergeAuth(inbound: unknown, _original: RootState, reduced: RootState): RootState {
  const kept = (inbound as Partial<RootState> | undefined)?.auth;
  // The identity service may have answered before the storage did; its answer counts.
  if (kept === undefined || reduced.session.status !== 'unknown') return reduced;
  return { ...reduced, auth: restoreAuthState(kept) };
}

/**
 * Keeps the auth state, and nothing else, on this device from now on. A module of its own that loads after the
 * first paint: the stored state has already been read by then (`readStoredAuth`).
 */
export function persistAuth(store: AppStore): Persistor {
  const persisted = persistReducer<RootState>(
    {
      key: PERSIST_KEY,
      version: PERSIST_VERSION,
      timeout: PERSIST_TIMEOUT_MS,
      storage,
      whitelist: ['auth'],
      migrate: dropOtherVersions,
      stateReconciler: mergeAuth as never,
    },
    rootReducer,
  );
  // `_persist` is the only thing that it adds to the state.
  store.replaceReducer(persisted as unknown as typeof rootReducer);
  const { uid } = store.getState().auth;
  return persistStore(store, null, () => {
    const { auth, session } = store.getState();
    // Another tab has stored that the person has signed out, or that somebody else has signed in.
    const hasChanged = uid !== null && uid !== auth.uid && session.status === 'unknown';
    if (hasChanged) store.dispatch(baseApi.util.resetApiState());
  });
}
