import {
  persistReducer,
  persistStore,
  type PersistedState,
  type Persistor,
  type Storage,
} from 'redux-persist';
import { PERSIST_TIMEOUT_MS } from '@/domain/limits';
import { restoreAuthState } from '@/identity/auth-slice';
import { safeStorage } from '@/lib/safe-storage';
import { PERSIST_KEY, PERSIST_VERSION } from './persisted-auth';
import { rootReducer, type AppStore, type RootState } from './store';

const storage: Storage = {
  getItem: (key: string) => Promise.resolve(safeStorage.get(key)),
  setItem: (key: string, value: string) => Promise.resolve(safeStorage.set(key, value)),
  removeItem: (key: string) => Promise.resolve(safeStorage.remove(key)),
};

/** A kept value of another version is dropped, and the person signs in again. */
function dropOtherVersions(state: PersistedState): Promise<PersistedState> {
  // Typed as always there, but local storage is anyone's to write.
  const meta = state?._persist as { version?: unknown } | undefined;
  return Promise.resolve(meta?.version === PERSIST_VERSION ? state : undefined);
}

/** Takes the auth state from a kept value only if it is one; nothing else is ever taken from there. */
function mergeAuth(inbound: unknown, _original: RootState, reduced: RootState): RootState {
  const kept = (inbound as Partial<RootState> | undefined)?.auth;
  // The identity service may have spoken before the storage did; its word stands.
  if (kept === undefined || reduced.session.status !== 'unknown') return reduced;
  return { ...reduced, auth: restoreAuthState(kept) };
}

/**
 * Keeps the auth state (and nothing else) on this device from now on (spec section 3). A module of its own, fetched after
 * the first paint: the state it would bring back is there already (`readPersistedAuth`).
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
  // Its own `_persist` is the only thing it adds to the state.
  store.replaceReducer(persisted as unknown as typeof rootReducer);
  return persistStore(store);
}
