type Items = Record<string, string>;

/** As much of the `Storage` interface as the app and MSW use; the items are the object's own properties. */
const methods = {
  getItem(this: Items, key: string): string | null {
    return Object.hasOwn(this, key) ? (this[key] ?? null) : null;
  },
  setItem(this: Items, key: string, value: string): void {
    this[key] = value;
  },
  removeItem(this: Items, key: string): void {
    delete this[key];
  },
  clear(this: Items): void {
    for (const key of Object.keys(this)) delete this[key];
  },
};

/**
 * Where the browser refuses local storage, puts one in its place that lasts as long as the page: MSW reads it as soon
 * as it is imported, and would take the demo down.
 */
export function provideLocalStorage(): void {
  try {
    void window.localStorage.length;
  } catch {
    Object.defineProperty(window, 'localStorage', {
      value: Object.create(methods) as Items,
      configurable: true,
    });
  }
}
