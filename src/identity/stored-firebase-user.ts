import { inExistingStore, resultOf } from '@/lib/stored/existing-store';

/** Firebase Auth stores its user in IndexedDB or, if that is missing, in local storage. */
const DATABASE = 'firebaseLocalStorageDb';
export const FIREBASE_STORE = [DATABASE, 'firebaseLocalStorage'] as const;
export const USER_KEY = 'firebase:authUser:';

/** Some browsers never respond to the request to open a database. */
const TIMEOUT_MS = 1000;

/**
 * Whether Firebase has stored a signed-in user on this device. Doesn't load Firebase. After `false` the app treats the
 * user as a visitor without waiting for Firebase.
 * @returns null if it is unknown
 */
export async function hasStoredFirebaseUser(): Promise<boolean | null> {
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null));
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
