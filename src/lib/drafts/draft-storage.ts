import { safeStorage } from '../stored/safe-storage';

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
