import { useEffect, useSyncExternalStore } from 'react';
import { NOTICE_LIMITS, TOAST_LIMITS } from '@/domain/limits';
import { useAuth, useSessionState } from '@/identity/session-selectors';
import { waitingWork } from '@/lib/desk/waiting-work';
import { followTheme } from '@/lib/stored/theme';
import { lazyComponent } from '@/ui/lazy-component';
import { Notices } from '@/ui/toasts/notices';
import { TitledToasts } from '@/ui/toasts/titled-toasts';
import { Commands } from './commands/commands';
import { useReloadOnNavigation } from './late/reload-on-navigation';
import { useFocusOnNavigation } from './late/use-focus-on-navigation';

export { LateBars as DeferredBars } from './late/late-bars';

const SendingBar = lazyComponent(
  async () => (await import('@/features/review-desk/sending/sending-bar')).SendingBar,
);

/** The parts of the frame that the first screen doesn't wait for. */
export function DeferredShell() {
  const { uid } = useAuth();
  const { status } = useSessionState();
  const isSending = useSyncExternalStore(
    waitingWork.subscribe,
    () => uid !== null && waitingWork.isThere(uid),
  );
  useEffect(followTheme, []);
  useFocusOnNavigation();
  useReloadOnNavigation();
  return (
    <>
      {isSending && status === 'signedIn' && <SendingBar />}
      <Commands />
      <TitledToasts {...TOAST_LIMITS} />
      <Notices {...NOTICE_LIMITS} />
    </>
  );
}
