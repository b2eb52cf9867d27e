import { loggedOut, restoreAuthState, type AuthState } from '@/identity/auth-slice';
import { safeStorage } from '@/lib/safe-storage';

export const PERSIST_KEY = 'root';
export const PERSIST_VERSION = 1;
/** The key under which redux-persist stores it. */
export const STORED_AUTH_KEY = `persist:${PERSIST_KEY}`;

/**
 * Reads the state that redux-persist has stored, synchronously, so that the first paint already shows name and
 * avatar.
 */
export function readStoredAuth(): AuthState {
  try {
    const kept = JSON.parse(safeStorage.get(STORED_AUTH_KEY) ?? '{}') as { auth?: string; _persist?: string };
    const meta = JSON.parse(kept._persist ?? '{}') as { version?: number };
    return meta.version === PERSIST_VERSION ? restoreAuthState(JSON.parse(kept.auth ?? 'null')) : loggedOut;
  } catch {
    return loggedOut;
  }
}
