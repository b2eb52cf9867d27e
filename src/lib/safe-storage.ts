/**
 * Local storage that never throws: where it is full, blocked or missing, reads give null and writes give false,
 * so that a strict browser costs a convenience and never the app.
 */
export const safeStorage = {
  get(key: string): string | null {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** @returns whether the value was kept */
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
      // Nothing was kept there.
    }
  },
  /** Forgets everything that was kept on this origin. */
  clear(): void {
    try {
      window.localStorage.clear();
    } catch {
      // Nothing was kept there.
    }
  },
  /** @returns the kept keys that start with `prefix` */
  keys(prefix: string): string[] {
    try {
      return Object.keys(window.localStorage).filter((key) => key.startsWith(prefix));
    } catch {
      return [];
    }
  },
};
