import { useSyncExternalStore, type ReactNode } from 'react';

let parts: ReactNode = null;
const listeners = new Set<() => void>();

/** Puts what the first screen does not wait for into the frame; called by the chunk that brings it. */
export function showLateParts(late: ReactNode): void {
  parts = late;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null until they are there. */
export function useLateParts(): ReactNode {
  return useSyncExternalStore(subscribe, () => parts);
}
