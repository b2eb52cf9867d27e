function attempt<Result>(act: () => Result, otherwise: Result): Result {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

/** @returns what a stored text says; null where there is none, or anything else has written it */
export const parsedJson = (text: string | null) => attempt<unknown>(() => JSON.parse(text ?? 'null'), null);

/**
 * Local storage that never throws: where it is full, blocked or missing, reads return null and writes return false,
 * so that a strict browser costs a convenience and never breaks the app.
 */
export const safeStorage = {
  get: (key: string) => attempt(() => window.localStorage.getItem(key), null),
  /** @returns whether the value was stored */
  set: (key: string, value: string) =>
    attempt(() => {
      window.localStorage.setItem(key, value);
      return true;
    }, false),
  remove: (key: string) => attempt(() => window.localStorage.removeItem(key), undefined),
  /** Removes everything of this origin. */
  clear: () => attempt(() => window.localStorage.clear(), undefined),
  /** @returns the stored keys that start with `prefix` */
  keys: (prefix: string) =>
    attempt(() => Object.keys(window.localStorage).filter((key) => key.startsWith(prefix)), []),
};
