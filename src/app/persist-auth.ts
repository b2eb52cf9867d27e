import { persistStore } from 'redux-persist';
import type { Session } from '@/identity/session';
import { readStoredAuth, STORED_AUTH_KEY } from '@/identity/stored-auth';
import { followStorage } from '@/lib/stores/emitter';
import type { AppStore } from './store';

/**
 * Starts storing the auth state, and applies the changes of other tabs. Flushes each sign-in and sign-out at once, so that
 * closing the page doesn't lose it.
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
  // Reads the event's value, because this tab may have overwritten the stored one.
  followStorage(({ key, newValue }) => {
    // A null key means that the storage was cleared.
    if (key === STORED_AUTH_KEY || key === null) session.otherTabStored(readStoredAuth(newValue).uid);
  });
}
