import { loggedOut, restoreAuthState, type AuthState } from '@/identity/auth-slice';
import { safeStorage } from '@/lib/safe-storage';

export const PERSIST_KEY = 'root';
export const PERSIST_VERSION = 1;
/** The key under which redux-persist stores it. */
export const STORED_AUTH_KEY = `persist:${PERSIST_KEY}`;

/**
 * Reads the state that redux-persist has stored, synchronously, so that the first paint already shows name and
 * avatar.
 * @param text what is stored under the key, if not what is there now
 */
export function readStoredAuth(text = safeStorage.get(STORED_AUTH_KEY)): AuthState {
  try {
    const kept = JSON.parse(text ?? '{}') as { auth?: string; _persist?: string };
    const meta = JSON.parse(kept._persist ?? '{}') as { version?: number };
    return meta.version === PERSIST_VERSION ? restoreAuthState(JSON.parse(kept.auth ?? 'null')) : loggedOut;
  } catch {
    return loggedOut;
  }
}
