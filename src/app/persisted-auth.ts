import { loggedOut, restoreAuthState, type AuthState } from '@/identity/auth-slice';
import { safeStorage } from '@/lib/safe-storage';

export const PERSIST_KEY = 'root';
export const PERSIST_VERSION = 1;
/** Where redux-persist keeps the value of that key. */
export const PERSISTED_KEY = `persist:${PERSIST_KEY}`;

/** Reads what redux-persist has kept, at once, so that the frame shows name and avatar from the first paint (budgets, 'How'). */
export function readPersistedAuth(): AuthState {
  try {
    const kept = JSON.parse(safeStorage.get(PERSISTED_KEY) ?? '{}') as { auth?: string; _persist?: string };
    const meta = JSON.parse(kept._persist ?? '{}') as { version?: number };
    return meta.version === PERSIST_VERSION ? restoreAuthState(JSON.parse(kept.auth ?? 'null')) : loggedOut;
  } catch {
    return loggedOut;
  }
}
