import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { isNewVersionOut } from '@/lib/loading/new-version';
import { reloadOnce } from '@/lib/loading/reload-page';
import { isChangeRunning } from '@/lib/loading/running-changes';
import { isRunShown } from '@/lib/desk/active-run';
import { waitingNotices } from '@/ui/toasts/notice-store';
import { toastStore } from '@/ui/toasts/toast-store';
import type { RootState } from '../store';

/** Nothing is being sent or waiting to be sent, and nothing is being said: a reload loses nothing. */
function isQuiet({ session }: RootState): boolean {
  const isSaying =
    session.signOutReason === 'ended' ||
    toastStore.get().some(({ isOpen }) => isOpen) ||
    waitingNotices.get().length > 0 ||
    document.querySelector('[data-sonner-toast]') !== null;
  return !isChangeRunning() && !isRunShown.get() && !isSaying;
}

/** When a new version is ready, going to another screen loads it. */
export function useReloadOnNavigation(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  const store = useStore<RootState>();
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (!isNewVersionOut() || !isQuiet(store.getState())) return;
    // The server is asked first, and whoever has begun to do something meanwhile is not interrupted.
    const begun = new AbortController();
    const begin = () => begun.abort();
    const options = { capture: true, signal: begun.signal };
    document.addEventListener('pointerdown', begin, options);
    document.addEventListener('keydown', begin, options);
    void reloadOnce(() => !begun.signal.aborted && isQuiet(store.getState()));
    return begin;
  }, [pathname, store]);
}
