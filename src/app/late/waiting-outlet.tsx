import { useSyncExternalStore } from 'react';
import { useSessionState, useAuth } from '@/identity/session-selectors';
import { lazyComponent } from '@/ui/lazy-component';
import { waitingWork } from '@/lib/desk/waiting-work';

const SendingBar = lazyComponent(
  async () => (await import('@/features/review-desk/sending/sending-bar')).SendingBar,
);

/** Shows decisions that are being sent, on every screen. People who have none load nothing for it. */
export function WaitingOutlet() {
  const { uid } = useAuth();
  const { status } = useSessionState();
  const isThere = useSyncExternalStore(waitingWork.subscribe, () => uid !== null && waitingWork.isThere(uid));
  if (!isThere || status !== 'signedIn') return null;
  return <SendingBar />;
}
