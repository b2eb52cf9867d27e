/** Resolves with the request's result, while its transaction is still active. */
export const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/**
 * Runs a transaction on a store, without creating a missing one. Uses no library, because index.html inlines it.
 * @returns the result of `run`. @throws if the store is missing or cannot be opened
 */
export async function inExistingStore<T>(
  [databaseName, storeName]: readonly [database: string, store: string],
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const opening = indexedDB.open(databaseName);
  // The database doesn't exist, and must not be created.
  opening.onupgradeneeded = () => opening.transaction?.abort();
  const database = await resultOf(opening);
  // An open connection would block upgrades and deletion.
  database.onversionchange = () => database.close();
  try {
    return await run(database.transaction(storeName, mode).objectStore(storeName));
  } finally {
    database.close();
  }
}
