import { readDeskAddress, type DeskAddress } from '@/domain/review/desk-address';
import { createStore } from '@/lib/stores/create-store';

/** The media query for windows that show either the list or the application. */
export const NARROW = '(width < 64rem)';

/** 'push' makes a history entry, to which Back returns. */
export type HistoryAction = 'push' | 'replace';

interface UrlPort {
  write: (action: HistoryAction) => void;
  /** Goes back if that leads to this address. @returns whether it does */
  back: (address: DeskAddress) => boolean;
}

/**
 * The desk's address. A key press changes it at once, and the URL follows (`AddressInUrl`): changing the URL renders all
 * routes, which would double the time of a step.
 */
export function createAddressStore() {
  const { get, set, subscribe } = createStore(readDeskAddress(new URLSearchParams()));
  let url: UrlPort | null = null;
  return {
    get,
    subscribe,
    /** Sets the address from the URL, when the desk opens and after Back, Forward or a link. */
    adopt: set,
    change(changes: Partial<DeskAddress>, action: HistoryAction = 'replace'): void {
      set({ ...get(), ...changes });
      url?.write(action);
    },
    /** Goes back if that leads to the changed address. @returns whether it does */
    back: (changes: Partial<DeskAddress>): boolean => url?.back({ ...get(), ...changes }) ?? false,
    /** Writes every change to the URL. */
    connect(port: UrlPort): () => void {
      url = port;
      return () => {
        url = null;
      };
    },
  };
}
