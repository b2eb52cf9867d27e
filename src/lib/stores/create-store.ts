import { useSyncExternalStore } from 'react';
import { createEmitter } from './emitter';

/** A value outside of React, which components read with `useStore`. Server and session state belong in Redux. */
export function createStore<T>(initial: T) {
  let value = initial;
  const { subscribe, emit } = createEmitter();
  return {
    get: () => value,
    set(next: T) {
      value = next;
      emit();
    },
    subscribe,
  };
}

export type Store<T> = ReturnType<typeof createStore<T>>;

export function useStore<T>({ subscribe, get }: Pick<Store<T>, 'subscribe' | 'get'>): T {
  return useSyncExternalStore(subscribe, get);
}
