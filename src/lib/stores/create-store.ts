import { useSyncExternalStore } from 'react';
import { createEmitter, type Emitter } from './emitter';

/** A value outside of React that components follow with `useStore`. */
export interface Store<T> extends Pick<Emitter, 'subscribe' | 'isObserved'> {
  get: () => T;
  set: (next: T) => void;
}

/** For the few values that are neither the server's nor the session's; those are in Redux. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const { subscribe, emit, isObserved } = createEmitter();
  return {
    get: () => value,
    set(next) {
      value = next;
      emit();
    },
    subscribe,
    isObserved,
  };
}

export function useStore<T>({ subscribe, get }: Pick<Store<T>, 'subscribe' | 'get'>): T {
  return useSyncExternalStore(subscribe, get);
}
