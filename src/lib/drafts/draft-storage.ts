import { parsedJson, safeStorage } from '../stored/safe-storage';

/** What somebody has typed and not sent yet, kept on this device. */
export interface DraftStorage<T> {
  /** @returns the draft, or null where there is none or its shape is wrong */
  read(): T | null;
  /** @returns whether it could be stored */
  write(draft: T): boolean;
  clear(): void;
}

/** Where a draft is stored. */
export const draftKey = (uid: string, name: string) => `draft:${uid}:${name}`;

/** The names of a person's drafts on this device. */
export function draftNames(uid: string): string[] {
  const prefix = draftKey(uid, '');
  return safeStorage.keys(prefix).map((key) => key.slice(prefix.length));
}

/**
 * A single text, outside of a form (see `formDraft`).
 * @param uid whose text it is; nobody else on this device sees it
 * @param name what it is for, with the id of what it is about
 */
export function createTextStorage(uid: string, name: string): DraftStorage<string> {
  const key = draftKey(uid, name);
  return {
    read() {
      const value = parsedJson(safeStorage.get(key));
      return typeof value === 'string' ? value : null;
    },
    write: (draft) => safeStorage.set(key, JSON.stringify(draft)),
    clear: () => safeStorage.remove(key),
  };
}
