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

async function tooLate(): Promise<never> {
  await new Promise((resolve) => {
    setTimeout(resolve, OPENING_MAX_MS);
  });
  throw new Error('The database did not open');
}

/**
 * Deletes a database. Other tabs close it when they are asked to; a slow one is not waited for, and whoever opens it next
 * gets an empty one.
 */
export const deleteDatabase = (name: string) =>
  new Promise<void>((resolve, reject) => {
    deleteDB(name, { blocked: () => resolve() }).then(resolve, reject);
  });

/**
 * An IndexedDB database that is opened when it is first used, and again whenever it has been closed.
 * @param upgrades what brings it from each version to the next, the first from none to 1. One that has been deployed
 * never changes
 * @param startsAnew what a newer version of the app has left, which was taken back, is deleted; otherwise it is an error
 */
export function storedDatabase<Schema extends DBSchema>(
  name: string,
  upgrades: readonly Upgrade<Schema>[],
  startsAnew = false,
) {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;

  const openOnce = () =>
    openDB<Schema>(name, upgrades.length, {
      async upgrade(database, from, _to, transaction) {
        for (const upgrade of upgrades.slice(from)) await upgrade(database, transaction);
      },
      // A newer version of the app in another tab, or somebody who deletes it, waits for it.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });

  const open = () =>
    openOnce().catch(async (error: unknown) => {
      if (!startsAnew || !(error instanceof DOMException) || error.name !== 'VersionError') throw error;
      await deleteDB(name);
      return openOnce();
    });

  async function connect(): Promise<IDBPDatabase<Schema>> {
    // Some browsers leave the call unanswered for ever.
    opened ??= Promise.race([open(), tooLate()]);
    try {
      return await opened;
    } catch (error) {
      opened = null;
      throw error;
    }
  }

  return {
    /**
     * Tries once more on a new connection: browsers end those of pages that nobody looks at, which shows only on use.
     * @param run may be called twice, must wait for its transaction; what the first has changed is undone where it failed
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
