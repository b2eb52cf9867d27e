import { safeStorage } from './safe-storage';

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

/**
 * @param uid whose draft it is; nobody else on this device sees it
 * @param name which form, with the id of what it is about
 * @param isValid checks a stored value: it may come from an older version, or from anywhere
 */
export function createDraftStorage<T>(
  uid: string,
  name: string,
  isValid: (value: unknown) => value is T,
): DraftStorage<T> {
  const key = draftKey(uid, name);
  return {
    read() {
      try {
        const value: unknown = JSON.parse(safeStorage.get(key) ?? 'null');
        return isValid(value) ? value : null;
      } catch {
        return null;
      }
    },
    write: (draft) => safeStorage.set(key, JSON.stringify(draft)),
    clear: () => safeStorage.remove(key),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The draft of a single text, without a form. */
export const createTextStorage = (uid: string, name: string) => createDraftStorage(uid, name, isText);
