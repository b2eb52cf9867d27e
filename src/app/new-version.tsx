import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { newVersion } from '@/lib/new-version';
import { reloadOnce } from '@/lib/reload-once';
import { waitingWork } from '@/lib/waiting-work';
import { toastStore } from '@/ui/toasts/toast-store';
import type { RootState } from './store';

/** Nothing is being sent, waits to be sent or has just been said: a reload would lose none of it. */
function isQuiet({ auth, api }: RootState): boolean {
  const isSending = Object.values(api.mutations).some((mutation) => mutation?.status === 'pending');
  const isWaiting = auth.uid !== null && waitingWork.isThere(auth.uid);
  const isSaying = toastStore.getSnapshot().some(({ isOpen }) => isOpen);
  return !isSending && !isWaiting && !isSaying;
}

export const useNewVersion = () => useSyncExternalStore(newVersion.subscribe, newVersion.isOut);

/** Loads the new version at the address that is shown now, if that disturbs nothing. */
export function useReloadForNewVersion(): () => void {
  const store = useStore<RootState>();
  return () => {
    if (newVersion.isOut() && isQuiet(store.getState())) reloadOnce();
  };
}

/** Where a new version is ready, moving to another screen loads that. */
export function useReloadOnNavigation(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  const reload = useReloadForNewVersion();
  useEffect(() => {
    if (previous.current !== pathname) reload();
    previous.current = pathname;
  });
}
