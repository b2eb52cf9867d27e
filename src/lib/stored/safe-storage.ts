/** @returns what a stored text says; null where there is none, or anything else has written it */
export function parsedJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Local storage that never throws: where it is full, blocked or missing, reads return null and writes return false,
 * so that a strict browser costs a convenience and never breaks the app.
 */
export const safeStorage = {
  get(key: string): string | null {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** @returns whether the value was stored */
  set(key: string, value: string): boolean {
    try {
      window.localStorage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
  remove(key: string): void {
    try {
      window.localStorage.removeItem(key);
    } catch {
      // Nothing was stored.
    }
  },
  /** Removes everything of this origin. */
  clear(): void {
    try {
      window.localStorage.clear();
    } catch {
      // Nothing was stored.
    }
  },
  /** @returns the stored keys that start with `prefix` */
  keys(prefix: string): string[] {
    try {
      return Object.keys(window.localStorage).filter((key) => key.startsWith(prefix));
    } catch {
      return [];
    }
  },
};
