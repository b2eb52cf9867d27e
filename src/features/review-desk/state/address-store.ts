import { readDeskAddress, type DeskAddress } from '@/domain/review/desk-address';
import { createStore } from '@/lib/stores/create-store';

/** The media in which list and application are not side by side, but one screen each. */
export const NARROW = '(width < 64rem)';

/** 'push' makes a history entry, to which Back returns. */
export type HowToWrite = 'push' | 'replace';

interface UrlPort {
  write: (how: HowToWrite) => void;
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
    /** Sets the address of the URL: the desk is entered, or the URL was changed by Back, Forward or a link. */
    adopt: set,
    /** @param how the change is written to the URL */
    change(changes: Partial<DeskAddress>, how: HowToWrite = 'replace'): void {
      set({ ...get(), ...changes });
      url?.write(how);
    },
    /** Changes it by Back. @returns false if Back doesn't lead there; nothing happens then */
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
