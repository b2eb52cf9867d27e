import { useEffect } from 'react';
import { useSessionState } from '@/identity/use-session';
import { isRunShown } from '@/lib/desk/desk-signals';
import { listen } from '@/lib/listen';
import { STORAGE_FAILED } from '@/lib/stored/safe-storage';
import { followTheme } from '@/lib/stored/theme';
import { useStore } from '@/lib/stores/create-store';
import { lazyComponent } from '@/ui/lazy-component';
import { showNotice } from '@/ui/toasts/notice-store';
import { Notices } from './deferred/notices';
import { TitledToasts } from './deferred/titled-toasts';

export { Bars } from './deferred/bars';
export { prefetchLinks } from './deferred/link-prefetch';
export { registerServiceWorker } from './service-worker';

const RunBar = lazyComponent(async () => (await import('@/features/review-desk/sending/run-bar')).RunBar);

const STORAGE_FULL =
  "Your changes aren't being saved. Storage is full or unavailable. If you close this tab, you'll lose them.";

/** Shows a notice after the first failed write to storage. */
function showStorageFailure() {
  let isShown = false;
  return listen(window, [STORAGE_FAILED], () => {
    if (!isShown) showNotice(STORAGE_FULL);
    isShown = true;
  });
}

/** The parts of the layout that the first screen doesn't wait for. */
export function DeferredShell() {
  const { status } = useSessionState();
  const hasRun = useStore(isRunShown);
  useEffect(followTheme, []);
  useEffect(showStorageFailure, []);
  return (
    <>
      {hasRun && status === 'signedIn' && <RunBar />}
      <TitledToasts />
      <Notices />
    </>
  );
}
