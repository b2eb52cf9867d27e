import type { PersistConfig, PersistedState, Storage } from 'redux-persist';
import { PERSIST_TIMEOUT_MS } from '@/domain/limits';
import { loggedOut, restoreAuthState, type AuthState } from '@/identity/auth-slice';
import { safeStorage } from '@/lib/safe-storage';
import type { RootState } from './store';

const KEY = 'root';
const VERSION = 1;
/** Where redux-persist keeps the value of that key. */
export const PERSISTED_KEY = `persist:${KEY}`;

const storage: Storage = {
  getItem: (key: string) => Promise.resolve(safeStorage.get(key)),
  setItem: (key: string, value: string) => Promise.resolve(safeStorage.set(key, value)),
  removeItem: (key: string) => Promise.resolve(safeStorage.remove(key)),
};

/** A kept value of another version is dropped, and the person signs in again. */
function dropOtherVersions(state: PersistedState): Promise<PersistedState> {
  // Typed as always there, but local storage is anyone's to write.
  const meta = state?._persist as { version?: unknown } | undefined;
  return Promise.resolve(meta?.version === VERSION ? state : undefined);
}

/** Takes the auth state from a kept value only if it is one; nothing else is ever taken from there. */
function mergeAuth(inbound: unknown, _original: RootState, reduced: RootState): RootState {
  const kept = (inbound as Partial<RootState> | undefined)?.auth;
  // The identity service may have spoken before the storage did; its word stands.
  if (kept === undefined || reduced.session.status !== 'unknown') return reduced;
  return { ...reduced, auth: restoreAuthState(kept) };
}

export const persistConfig: PersistConfig<RootState> = {
  key: KEY,
  version: VERSION,
  timeout: PERSIST_TIMEOUT_MS,
  storage,
  whitelist: ['auth'],
  migrate: dropOtherVersions,
  stateReconciler: mergeAuth as never,
};

/** Reads the same value at once, so that the frame shows name and avatar from the first paint (budgets, 'How'). */
export function readPersistedAuth(): AuthState {
  try {
    const kept = JSON.parse(safeStorage.get(PERSISTED_KEY) ?? '{}') as { auth?: string; _persist?: string };
    const meta = JSON.parse(kept._persist ?? '{}') as { version?: number };
    return meta.version === VERSION ? restoreAuthState(JSON.parse(kept.auth ?? 'null')) : loggedOut;
  } catch {
    return loggedOut;
  }
}
