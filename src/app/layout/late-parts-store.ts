import { useSyncExternalStore, type ReactNode } from 'react';

let parts: ReactNode = null;
const listeners = new Set<() => void>();

/** Adds to the frame what the first screen does not wait for; called by the chunk that contains it. */
export function showLateParts(late: ReactNode): void {
  parts = late;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null until they have loaded. */
export function useLateParts(): ReactNode {
  return useSyncExternalStore(subscribe, () => parts);
}
