function attempt<Result>(act: () => Result, otherwise: Result): Result {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

/** @returns what a stored text says; null where there is none, or anything else has written it */
export const parsedJson = (text: string | null) => attempt<unknown>(() => JSON.parse(text ?? 'null'), null);

/** The event of the window when something could not be stored. */
export const STORAGE_FAILED = 'talentboard:storage-failed';

const safe = (storage: () => Storage) => ({
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
  /** Removes everything of this origin. */
  clear: () => attempt(() => storage().clear(), undefined),
  /** @returns the stored keys that start with `prefix` */
  keys: (prefix: string) => attempt(() => Object.keys(storage()).filter((key) => key.startsWith(prefix)), []),
});

/**
 * Local storage that never throws: where it is full, blocked or missing, reads return null and writes return false,
 * so that a strict browser costs a convenience and never breaks the app.
 */
export const safeStorage = safe(() => window.localStorage);

/** The same for what is of this tab alone, and survives a reload. */
export const tabStorage = safe(() => window.sessionStorage);
