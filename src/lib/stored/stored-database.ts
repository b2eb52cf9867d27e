import {
  deleteDB,
  openDB,
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  type StoreNames,
} from 'idb';

export type Upgrade<Schema extends DBSchema> = (
  database: IDBPDatabase<Schema>,
  transaction: IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>,
) => void | Promise<void>;

const OPENING_MAX_MS = 8000;

async function openTimeout(): Promise<never> {
  await new Promise((resolve) => {
    setTimeout(resolve, OPENING_MAX_MS);
  });
  throw new Error('The database did not open');
}

/**
 * Deletes a database. Resolves even if another tab still has to close it: the deletion then follows, before any later
 * opening.
 */
export const deleteDatabase = (name: string) =>
  new Promise<void>((resolve, reject) => {
    deleteDB(name, { blocked: () => resolve() }).then(resolve, reject);
  });

/**
 * An IndexedDB database, opened on first use and again after it was closed.
 * @param upgrades the migrations from each version to the next. Never change one that has been deployed
 * @param isResetOnDowngrade deletes the database of a newer app version that was rolled back, instead of throwing
 */
export function storedDatabase<Schema extends DBSchema>(
  name: string,
  upgrades: readonly Upgrade<Schema>[],
  isResetOnDowngrade = false,
) {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;

  const openOnce = () =>
    openDB<Schema>(name, upgrades.length, {
      async upgrade(database, from, _to, transaction) {
        for (const upgrade of upgrades.slice(from)) await upgrade(database, transaction);
      },
      // Another tab wants to upgrade or delete the database, so this one closes it.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });

  const open = () =>
    openOnce().catch(async (error: unknown) => {
      if (!isResetOnDowngrade || !(error instanceof DOMException) || error.name !== 'VersionError')
        throw error;
      await deleteDB(name);
      return openOnce();
    });

  async function connect(): Promise<IDBPDatabase<Schema>> {
    // Some browsers never respond.
    opened ??= Promise.race([open(), openTimeout()]);
    try {
      return await opened;
    } catch (error) {
      opened = null;
      throw error;
    }
  }

  return {
    /**
     * Retries once on a new connection, because browsers close connections of background pages.
     * @param run may be called twice. It must await its transaction, which is rolled back if it fails
     */
    async use<T>(run: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
      const database = await connect();
      try {
        return await run(database);
      } catch {
        opened = null;
        database.close();
        return run(await connect());
      }
    },
    async remove(): Promise<void> {
      const before = opened;
      opened = null;
      (await before?.catch(() => null))?.close();
      await deleteDatabase(name);
    },
  };
}
