/** Where Firebase Auth keeps its user: in IndexedDB or, where that is missing, in local storage. */
const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';
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

/** Resolves with the request's result. In a transaction, further requests may follow at once. */
export const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/**
 * Works on Firebase’s store in one transaction.
 * @returns what `run` returns. @throws where there is no such store, and none is created, or where it cannot be read
 */
export async function inFirebaseStore<T>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const opening = indexedDB.open(DATABASE);
  // It does not exist, and must not be created.
  opening.onupgradeneeded = () => opening.transaction?.abort();
  const database = await resultOf(opening);
  try {
    return await run(database.transaction(STORE, mode).objectStore(STORE));
  } finally {
    // An open database would keep Firebase from replacing a damaged one.
    database.close();
  }
}

async function isInDatabase(): Promise<boolean> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === DATABASE)) return false;
  const users = IDBKeyRange.bound(USER_KEY, `${USER_KEY}\uffff`);
  return (await inFirebaseStore('readonly', (store) => resultOf(store.count(users)))) > 0;
}
