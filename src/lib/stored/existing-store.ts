/** Resolves with the request's result. In a transaction, further requests may follow at once. */
export const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/**
 * Works on a store in one transaction. Without a library, because index.html does it before any code has loaded.
 * @returns what `run` returns. @throws where there is no such store, and none is created, or where it cannot be read
 */
export async function inExistingStore<T>(
  [databaseName, storeName]: readonly [database: string, store: string],
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const opening = indexedDB.open(databaseName);
  // It does not exist, and must not be created.
  opening.onupgradeneeded = () => opening.transaction?.abort();
  const database = await resultOf(opening);
  // An open database could not be replaced or removed.
  database.onversionchange = () => database.close();
  try {
    return await run(database.transaction(storeName, mode).objectStore(storeName));
  } finally {
    database.close();
  }
}
