import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { readDeskAddress, writeDeskAddress, type DeskAddress } from '@/domain/review/desk-address';
import { useLatest } from '@/lib/hooks/use-latest';
import type { HowToWrite } from '../state/address-store';
import type { Desk } from '../state/desk';

/** Debounces changes of the URL: browsers reject more than about a hundred in ten seconds. */
const SETTLED_MS = 250;
/** The state of the desk's own history entries, which don't change the desk when they are written. */
interface ByDesk {
  byDesk: true;
  /** The query of the previous entry, if the desk has pushed this one. */
  over: string | null;
}
const isByDesk = (state: unknown): state is ByDesk =>
  typeof state === 'object' && state !== null && 'byDesk' in state;

/**
 * Syncs the URL and the desk's address. A separate component, so that a change of the URL renders nothing else.
 */
export function AddressInUrl({ desk }: { desk: Desk }) {
  const store = desk.address;
  const { search, key, state } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const read = () => readDeskAddress(new URLSearchParams(search));
  const over = isByDesk(state) ? state.over : null;
  const write = useLatest((how: HowToWrite) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const query = writeDeskAddress(store.get());
    const by: ByDesk = { byDesk: true, over: how === 'push' ? writeDeskAddress(read()) : over };
    void navigate(`?${query}`, { replace: how === 'replace', state: by });
  });
  const back = useLatest((address: DeskAddress) => {
    if (over !== writeDeskAddress(address)) return false;
    void navigate(-1);
    return true;
  });
  useEffect(() => {
    const writeSoon = (how: HowToWrite) => {
      if (how === 'push') return write('push');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => write('replace'), SETTLED_MS);
    };
    const stop = store.connect({ write: writeSoon, back });
    // Writes the URL before a press that may leave the desk, so that Back restores the address.
    const flush = () => timer.current !== undefined && write('replace');
    document.addEventListener('pointerdown', flush, true);
    return () => {
      stop();
      clearTimeout(timer.current);
      document.removeEventListener('pointerdown', flush, true);
    };
  }, [store, write, back]);

  const follow = useLatest(() => {
    if (isByDesk(state) && type !== 'POP') return;
    clearTimeout(timer.current);
    timer.current = undefined;
    const address = read();
    if (writeDeskAddress(address) !== writeDeskAddress(store.get())) desk.adopt(address);
  });
  useLayoutEffect(() => follow(), [key, follow]);
  return null;
}
