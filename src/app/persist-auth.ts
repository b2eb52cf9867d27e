import { createPersistoid, type Storage } from 'redux-persist';
import { PERSIST_TIMEOUT_MS } from '@/domain/limits';
import { otherTabStored } from '@/identity/session-slice';
import { PERSIST_KEY, PERSIST_VERSION, readStoredAuth, STORED_AUTH_KEY } from '@/identity/stored-auth';
import { safeStorage } from '@/lib/stored/safe-storage';
import type { AppStore } from './store';

/** Only written to. */
const storage = {
  setItem: (key: string, value: string) => Promise.resolve(safeStorage.set(key, value)),
} as Partial<Storage> as Storage;

/**
 * Keeps the auth state, and nothing else, on this device: each change is stored in the same turn, so that closing the
 * page right after signing out leaves nothing of the person. Why by redux-persist's writer alone: decisions.md. And what
 * other tabs store is followed from the same moment.
 */
export function persistAuth({ dispatch, getState, subscribe }: AppStore): void {
  const { update, flush } = createPersistoid({
    key: PERSIST_KEY,
    version: PERSIST_VERSION,
    // How long reading may take; it takes no time.
    timeout: PERSIST_TIMEOUT_MS,
    storage,
    whitelist: ['auth'],
  });
  let stored = getState().auth;
  subscribe(() => {
    const { auth } = getState();
    if (auth === stored) return;
    stored = auth;
    update({ auth, _persist: { version: PERSIST_VERSION, rehydrated: true } });
    void flush();
  });
  // As the other tab has written it, because this one may have stored its own state over it by now.
  window.addEventListener('storage', ({ key, newValue }) => {
    // Without a key everything has been removed.
    if (key !== STORED_AUTH_KEY && key !== null) return;
    const { uid } = readStoredAuth(newValue);
    dispatch(otherTabStored({ uid, isSame: uid === getState().auth.uid }));
  });
}
