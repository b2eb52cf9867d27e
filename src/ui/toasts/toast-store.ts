import { createStore } from '@/lib/stores/create-store';

export interface ToastContent {
  title?: string;
  description?: string;
  variant?: 'default' | 'destructive';
}

/** What a toast says of something that has failed. */
export const failure = (title: string, description: string): ToastContent => ({
  title,
  description,
  variant: 'destructive',
});

export interface ToastEntry extends ToastContent {
  id: number;
  isOpen: boolean;
}

export const toastStore = createStore<readonly ToastEntry[]>([]);
let nextId = 1;

/** Shows a titled toast. One is visible at a time; a new one replaces the previous. */
export function showToast(content: ToastContent): void {
  toastStore.set([{ ...content, id: nextId++, isOpen: true }]);
}

/** Closes a toast. It stays in the list for another `removeDelayMs`, so that a slow exit animation is not cut off. */
export function dismissToast(id: number, removeDelayMs: number): void {
  toastStore.set(toastStore.get().map((entry) => (entry.id === id ? { ...entry, isOpen: false } : entry)));
  setTimeout(() => toastStore.set(toastStore.get().filter((entry) => entry.id !== id)), removeDelayMs);
}
