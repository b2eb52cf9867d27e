import { inExistingStore, resultOf } from '@/lib/stored/existing-store';

/** Where Firebase Auth keeps its user: in IndexedDB or, where that is missing, in local storage. */
const DATABASE = 'firebaseLocalStorageDb';
export const FIREBASE_STORE = [DATABASE, 'firebaseLocalStorage'] as const;
export const USER_KEY = 'firebase:authUser:';

/** A database that opens later than this helps nobody; some browsers never answer at all. */
const PATIENCE_MS = 1000;

/**
 * Whether Firebase has a signed-in user on this device, found out without loading Firebase. `false` is certain, so a
 * visitor need not wait for Firebase to say the same.
 * @returns null where the browser does not tell
 */
export async function hasStoredFirebaseUser(): Promise<boolean | null> {
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  try {
    if (Object.keys(localStorage).some((key) => key.startsWith(USER_KEY))) return true;
    return await Promise.race([isInDatabase(), tooLate]);
  } catch {
    return null;
  }
}

async function isInDatabase(): Promise<boolean> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === DATABASE)) return false;
  const users = IDBKeyRange.bound(USER_KEY, `${USER_KEY}\uffff`);
  return (await inExistingStore(FIREBASE_STORE, 'readonly', (store) => resultOf(store.count(users)))) > 0;
}
