import { listen } from '../listen';

/**
 * Notifies listeners of changes.
 * @param connect subscribes to the source of the changes when the first listener is added. Its returned function runs
 * when the last listener is removed
 */
export function createEmitter(connect?: () => () => void) {
  const listeners = new Set<() => void>();
  let disconnect: (() => void) | undefined;
  return {
    /** @returns a function that unsubscribes */
    subscribe(listener: () => void) {
      if (listeners.size === 0) disconnect = connect?.();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) disconnect?.();
      };
    },
    emit: () => listeners.forEach((listener) => listener()),
  };
}

export type Emitter = ReturnType<typeof createEmitter>;

/**
 * Listens to other tabs' changes of local storage. A return from the back/forward cache counts as a change of all keys (null),
 * because the page has missed the events.
 */
export const followStorage = (listener: (change: { key: string | null; newValue?: string | null }) => void) =>
  listen(window, ['storage', 'pageshow'], (event: StorageEvent | PageTransitionEvent) => {
    if ('key' in event) listener(event);
    else if (event.persisted) listener({ key: null });
  });
