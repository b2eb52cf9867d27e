export interface ToastContent {
  title?: string;
  description?: string;
  variant?: 'default' | 'destructive';
}

export interface ToastEntry extends ToastContent {
  id: number;
  isOpen: boolean;
}

let entries: readonly ToastEntry[] = [];
let nextId = 1;
const listeners = new Set<() => void>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

function set(next: readonly ToastEntry[]) {
  entries = next;
  listeners.forEach((listener) => listener());
}

/** Shows a titled toast. One is visible at a time; a new one replaces the previous. */
export function showToast(content: ToastContent): void {
  removals.forEach((timer) => clearTimeout(timer));
  removals.clear();
  set([{ ...content, id: nextId++, isOpen: true }]);
}

/** Closes a toast. It stays in the list for another `removeDelayMs`, so that a slow exit animation is not cut off. */
export function dismissToast(id: number, removeDelayMs: number): void {
  set(entries.map((entry) => (entry.id === id ? { ...entry, isOpen: false } : entry)));
  removals.set(
    id,
    setTimeout(() => {
      removals.delete(id);
      set(entries.filter((entry) => entry.id !== id));
    }, removeDelayMs),
  );
}

/** Removes all toasts at once. */
export function clearToasts(): void {
  removals.forEach((timer) => clearTimeout(timer));
  removals.clear();
  set([]);
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): readonly ToastEntry[] => entries,
};
