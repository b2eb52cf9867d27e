import { safeStorage } from './safe-storage';

/** What somebody typed and has not sent yet, kept on this device. */
export interface DraftBox<T> {
  /** @returns the kept draft, or null where there is none that fits */
  read(): T | null;
  /** @returns whether it could be kept */
  write(draft: T): boolean;
  clear(): void;
}

const PREFIX = 'draft';

/**
 * @param person whose draft it is; nobody else on this device ever sees it
 * @param name which form, with the id of what it is about
 * @param fits checks a kept value: it may be an older version's, or anyone's
 */
export function draftBox<T>(person: string, name: string, fits: (value: unknown) => value is T): DraftBox<T> {
  const key = `${PREFIX}:${person}:${name}`;
  return {
    read() {
      try {
        const value: unknown = JSON.parse(String(safeStorage.get(key)));
        return fits(value) ? value : null;
      } catch {
        return null;
      }
    },
    write: (draft) => safeStorage.set(key, JSON.stringify(draft)),
    clear: () => safeStorage.remove(key),
  };
}
