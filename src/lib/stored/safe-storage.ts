function attempt<Result>(action: () => Result, fallback: Result): Result {
  try {
    return action();
  } catch {
    return fallback;
  }
}

/** @returns the parsed JSON; null if the text is null or invalid */
export const parsedJson = (text: string | null) => attempt<unknown>(() => JSON.parse(text ?? 'null'), null);

/** The window event after a failed write. */
export const STORAGE_FAILED = 'talentboard:storage-failed';

const createSafeStorage = (storage: () => Storage) => ({
  get: (key: string) => attempt(() => storage().getItem(key), null),
  /** @returns whether the value was stored */
  set(key: string, value: string): boolean {
    const store = () => {
      storage().setItem(key, value);
      return true;
    };
    const isStored = attempt(store, false);
    if (!isStored) attempt(() => window.dispatchEvent(new Event(STORAGE_FAILED)), false);
    return isStored;
  },
  remove: (key: string) => attempt(() => storage().removeItem(key), undefined),
  /** Removes all values of this origin. */
  clear: () => attempt(() => storage().clear(), undefined),
  /** @returns the stored keys that start with `prefix` */
  keys: (prefix: string) => attempt(() => Object.keys(storage()).filter((key) => key.startsWith(prefix)), []),
});

/** Local storage that never throws. If it is full, blocked or missing, reads return null and writes return false. */
export const safeStorage = createSafeStorage(() => window.localStorage);

/** Session storage that never throws. */
export const tabStorage = createSafeStorage(() => window.sessionStorage);
