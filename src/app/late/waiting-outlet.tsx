import { useSyncExternalStore } from 'react';
import { useSessionState, useAuth } from '@/identity/session-selectors';
import { lazyPart } from '@/lib/loading/lazy-part';
import { waitingWork } from '@/lib/desk/waiting-work';
import { WAITING_NOT_SHOWN } from '../late-messages';

const SendingBar = lazyPart(
  async () => (await import('@/features/review-desk/sending/sending-bar')).SendingBar,
  {
    failed: () => <p role="status">{WAITING_NOT_SHOWN}</p>,
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
