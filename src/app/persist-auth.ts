import { persistStore } from 'redux-persist';
import type { Session } from '@/identity/session';
import { readStoredAuth, STORED_AUTH_KEY } from '@/identity/stored-auth';
import type { AppStore } from './store';

/**
 * Stores the auth state from now on, and follows what other tabs store. A sign-in or sign-out is flushed at once, so
 * that closing the page right after it leaves nothing of the person.
 */
export function persistAuth(store: AppStore, session: Session): void {
  const persistor = persistStore(store);
  let { uid } = store.getState().auth;
  store.subscribe(() => {
    const { auth } = store.getState();
    if (auth.uid === uid) return;
    uid = auth.uid;
    void persistor.flush();
  });
  // The event's value, because this tab may have stored its own state over it.
  window.addEventListener('storage', ({ key, newValue }) => {
    // Without a key the whole storage has been cleared.
    if (key === STORED_AUTH_KEY || key === null) session.otherTabStored(readStoredAuth(newValue).uid);
  });
}
