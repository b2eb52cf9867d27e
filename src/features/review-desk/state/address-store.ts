import { readDeskAddress, type DeskAddress } from '@/domain/review/desk-address';
import { createStore } from '@/lib/stores/create-store';

/** The media in which list and application are not side by side, but one screen each. */
export const NARROW = '(width < 64rem)';

/** 'push' makes a history entry, to which Back returns. */
export type HowToWrite = 'push' | 'replace';

/**
 * Where the reviewer is. It changes with the key press, and the URL follows (`AddressInUrl`): writing the URL makes the
 * whole frame match its routes again, which was half of the time of a step to the next application.
 */
export function createAddressStore() {
  const { get, set, subscribe } = createStore(readDeskAddress(new URLSearchParams()));
  let lastRequest: string | null = null;
  const writers = new Set<(how: HowToWrite) => void>();
  let goBackTo = (_address: DeskAddress): boolean => false;
  function become(next: DeskAddress) {
    lastRequest = next.request ?? (window.matchMedia(NARROW).matches ? lastRequest : null);
    set(next);
  }
  return {
    get,
    /**
     * The application named last, if the address names none because the list is shown instead of it (below 1024 px): the
     * reviewer's place in the list must not be lost. Null otherwise.
     */
    lastRequest: () => lastRequest,
    /** @param how it is written to the URL */
    change(changes: Partial<DeskAddress>, how: HowToWrite = 'replace'): void {
      become({ ...get(), ...changes });
      writers.forEach((write) => write(how));
    },
    /**
     * Changes it by Back where that is known to lead there.
     * @returns whether it does, and is on its way; otherwise nothing happens
     */
    back: (changes: Partial<DeskAddress>): boolean => goBackTo({ ...get(), ...changes }),
    /** @param go as `back`, for the whole address */
    onBack(go: typeof goBackTo): () => void {
      goBackTo = go;
      return () => {
        goBackTo = () => false;
      };
    },
    /** The URL was changed by Back, Forward or a link. */
    adopt: become,
    /** The desk is entered. */
    open(start: DeskAddress): void {
      lastRequest = null;
      become(start);
    },
    subscribe,
    /** Called with the changes that the URL must follow. */
    onChange(writer: (how: HowToWrite) => void): () => void {
      writers.add(writer);
      return () => writers.delete(writer);
    },
  };
}
