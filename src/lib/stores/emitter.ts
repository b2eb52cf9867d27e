import { listen } from '../listen';

/**
 * Says that something has changed, not what.
 * @param connect called for the first listener, to follow where the changes come from; what it returns is called when
 * the last one has gone
 */
export function createEmitter(connect?: () => () => void) {
  const listeners = new Set<() => void>();
  let disconnect: (() => void) | undefined;
  return {
    /** @returns a function that stops the calls */
    subscribe(listener: () => void) {
      if (listeners.size === 0) disconnect = connect?.();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) disconnect?.();
      };
    },
    /** Calls everybody who has subscribed. */
    emit: () => listeners.forEach((listener) => listener()),
  };
}

export type Emitter = ReturnType<typeof createEmitter>;

/** For `createEmitter`: follows what other tabs change in local storage. */
export const followStorage = (listener: (event: StorageEvent) => void) =>
  listen(window, ['storage'], listener);
