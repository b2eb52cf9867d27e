import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { readDeskAddress, writeDeskAddress, type DeskAddress } from '@/domain/review/desk-address';
import { useLatest } from '@/lib/hooks/use-latest';
import { listen } from '@/lib/listen';
import type { HistoryAction } from '../state/address-store';
import type { Desk } from '../state/desk';

/** Debounces changes of the URL: browsers reject more than about a hundred in ten seconds. */
const SETTLED_MS = 250;
/** The state of history entries that the desk has written. */
interface EntryState {
  isByDesk: boolean;
  /** The query of the entry before, if the desk has pushed this one. */
  previousQuery: string | null;
}

/** Syncs the URL and the desk's address. A separate component, so that a URL change renders nothing else. */
export function AddressInUrl({ desk }: { desk: Desk }) {
  const store = desk.address;
  const { search, key, state } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };

  const read = () => readDeskAddress(new URLSearchParams(search));
  const { isByDesk = false, previousQuery = null } = (state ?? {}) as Partial<EntryState>;
  const write = useLatest((action: HistoryAction) => {
    cancel();
    const before = action === 'push' ? writeDeskAddress(read()) : previousQuery;
    const entry: EntryState = { isByDesk: true, previousQuery: before };
    void navigate(`?${writeDeskAddress(store.get())}`, { replace: action === 'replace', state: entry });
  });
  const back = useLatest((address: DeskAddress) => {
    const isPrevious = previousQuery === writeDeskAddress(address);
    if (isPrevious) void navigate(-1);
    return isPrevious;
  });
  useEffect(() => {
    const writeSoon = (action: HistoryAction) => {
      if (action === 'push') return write('push');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => write('replace'), SETTLED_MS);
    };
    const disconnect = store.connect({ write: writeSoon, back });
    // Writes the URL before a press that may leave the desk, so that Back restores the address.
    const flush = () => timer.current !== undefined && write('replace');
    const stop = listen(document, ['pointerdown'], flush, true);
    return () => {
      disconnect();
      clearTimeout(timer.current);
      stop();
    };
  }, [store, write, back]);

  const follow = useLatest(() => {
    if (isByDesk && type !== 'POP') return;
    cancel();
    const address = read();
    if (writeDeskAddress(address) !== writeDeskAddress(store.get())) desk.adopt(address);
  });
  useLayoutEffect(() => follow(), [key, follow]);
  return null;
}
