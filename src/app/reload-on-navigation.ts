import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { isNewVersionOut } from '@/lib/new-version';
import { reloadOnce } from '@/lib/reload-once';
import { waitingWork } from '@/lib/waiting-work';
import { toastStore } from '@/ui/toasts/toast-store';
import type { RootState } from './store';

/** Nothing is being sent or waiting to be sent, and no toast is showing: a reload loses nothing. */
function isQuiet({ auth, api }: RootState): boolean {
  const isSending = Object.values(api.mutations).some((mutation) => mutation?.status === 'pending');
  const isWaiting = auth.uid !== null && waitingWork.isThere(auth.uid);
  const isSaying = toastStore.get().some(({ isOpen }) => isOpen);
  return !isSending && !isWaiting && !isSaying;
}

/** When a new version is ready, going to another screen loads it. */
export function useReloadOnNavigation(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  const store = useStore<RootState>();
  useEffect(() => {
    if (previous.current !== pathname && isNewVersionOut() && isQuiet(store.getState())) reloadOnce();
    previous.current = pathname;
  }, [pathname, store]);
}
