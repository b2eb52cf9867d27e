import { createStore } from '@/lib/stores/create-store';

export interface ToastContent {
  title?: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** Shows an Undo button. */
  undo?: () => void;
}

/** The content of an error toast. */
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

/** Shows a titled toast. It replaces the previous one. */
export function showToast(content: ToastContent): void {
  toastStore.set([{ ...content, id: nextId++, isOpen: true }]);
}

/** Closes a toast, and removes it from the list after `removeDelayMs`. */
export function dismissToast(id: number, removeDelayMs: number): void {
  toastStore.set(toastStore.get().map((entry) => (entry.id === id ? { ...entry, isOpen: false } : entry)));
  setTimeout(() => toastStore.set(toastStore.get().filter((entry) => entry.id !== id)), removeDelayMs);
}
