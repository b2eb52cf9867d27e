import type { Persistence } from 'firebase/auth';

/** What every store of Firebase's is, although its type tells nothing of it. */
interface Store {
  _get(key: string): Promise<{ uid?: string } | string | null>;
  _set(key: string, value: { uid?: string }): Promise<void>;
}

/**
 * Firebase 12 takes a storage that is full for the end of the session (decisions.md). What is stored still works (only
 * the ID token in it is older, and the refresh token stays the same), so the same person stays signed in with it. In any
 * other case the failure counts: nobody may be found here by the next page in whose place somebody else has signed in.
 */
export function keptWhenFull(persistence: Persistence): Persistence {
  class StoreKeptWhenFull extends (persistence as unknown as new () => Store) {
    override async _set(key: string, value: { uid?: string }): Promise<void> {
      try {
        await super._set(key, value);
      } catch (error) {
        const stored = await super._get(key);
        if (typeof stored !== 'object' || stored === null || stored.uid !== value.uid) throw error;
      }
    }
  }
  return StoreKeptWhenFull as unknown as Persistence;
}
