import { useCallback, useSyncExternalStore } from 'react';
import type { DeskAddress } from '@/domain/review/desk-address';
import { createStore } from '@/lib/stores/create-store';
import { useStoreLater } from '@/lib/stores/use-store-later';
import { NARROW } from './desk-frame';

/** 'push' makes a history entry, to which Back returns. */
export type HowToWrite = 'push' | 'replace';

/**
 * Where the reviewer is. It changes with the key press, and the URL follows (`AddressInUrl`): writing the URL makes the
 * whole frame match its routes again, which was half of the time of a step to the next application.
 */
export interface AddressStore {
  get(): DeskAddress;
  /**
   * The application named last, if the address names none because the list is shown instead of it (below 1024 px): the
   * reviewer's place in the list must not be lost. Null otherwise.
   */
  lastRequest(): string | null;
  /** @param how it is written to the URL */
  change(changes: Partial<DeskAddress>, how?: HowToWrite): void;
  /** The URL was changed by Back, Forward or a link. */
  adopt(address: DeskAddress): void;
  subscribe(listener: () => void): () => void;
  /** Called with the changes that the URL must follow. */
  onChange(listener: (how: HowToWrite) => void): () => void;
}

export function createAddressStore(start: DeskAddress): AddressStore {
  const { get, set, subscribe } = createStore(start);
  let lastRequest = start.request;
  const writers = new Set<(how: HowToWrite) => void>();
  function become(next: DeskAddress) {
    lastRequest = next.request ?? (window.matchMedia(NARROW).matches ? lastRequest : null);
    set(next);
  }
  return {
    get,
    lastRequest: () => lastRequest,
    change(changes, how = 'replace') {
      become({ ...get(), ...changes });
      writers.forEach((write) => write(how));
    },
    adopt: become,
    subscribe,
    onChange(writer) {
      writers.add(writer);
      return () => writers.delete(writer);
    },
  };
}

/** A part of the address, live. @param select must be pure, and return equal values as the same object */
export function useAddress<T>(store: AddressStore, select: (address: DeskAddress) => T): T {
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

/** The same, but rendered after everything that is urgent. @param select must keep its identity */
export function useAddressLater<T>(store: AddressStore, select: (address: DeskAddress) => T): T {
  const read = useCallback(() => select(store.get()), [store, select]);
  return useStoreLater(store.subscribe, read);
}
