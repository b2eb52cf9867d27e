import type { Session } from '@/identity/session';
import type { AppStore, Platform } from '../store';

/**
 * The identity service may know somebody whom the app does not: its own state was cleared, or an older version has
 * left none. Open pages ask the service only if it has a user on this device, so that visitors load nothing for it.
 */
export async function findForgottenPerson(
  { getState }: AppStore,
  session: Session,
  { hasStoredUser }: Platform,
): Promise<void> {
  const { auth, session: known } = getState();
  if (auth.isLoggedIn || known.status !== 'unknown') return;
  if ((await hasStoredUser?.()) === true) void session.ensureChecked();
}
