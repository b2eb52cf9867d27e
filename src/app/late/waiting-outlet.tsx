import { useSyncExternalStore } from 'react';
import { useSessionState, useAuth } from '@/identity/session-selectors';
import { lazyPart } from '@/lib/loading/lazy-part';
import { waitingWork } from '@/lib/desk/waiting-work';

const SendingBar = lazyPart(
  async () => (await import('@/features/review-desk/sending/sending-bar')).SendingBar,
  {
    failed: () => (
      <p role="status">Decisions wait to be sent. They are shown as soon as you are back online.</p>
    ),
  },
);

/** Shows decisions that are being sent, on every screen. People who have none load nothing for it. */
export function WaitingOutlet() {
  const { uid } = useAuth();
  const { status } = useSessionState();
  const isThere = useSyncExternalStore(waitingWork.subscribe, () => uid !== null && waitingWork.isThere(uid));
  if (!isThere || status !== 'signedIn') return null;
  return <SendingBar />;
}
