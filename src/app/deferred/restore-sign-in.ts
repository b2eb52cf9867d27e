import type { Session } from '@/identity/session';
import type { AppStore, Platform } from '../store';

/**
 * Restores a sign-in that only the identity service has stored, for example after the app's state was cleared. Loads the
 * service only if it has a user on this device, so that visitors don't load it.
 */
export async function restoreSignIn(
  { getState }: AppStore,
  session: Session,
  { hasStoredUser }: Platform,
): Promise<void> {
  const { auth, session: known } = getState();
  if (auth.isLoggedIn || known.status !== 'unknown') return;
  if ((await hasStoredUser?.()) === true) void session.ensureChecked();
}
