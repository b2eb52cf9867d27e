import { useSyncExternalStore } from 'react';
import type { JoinRequest } from '@/domain/join-request';
import { useAuth } from '@/identity/session-selectors';
import { waitingWork } from '@/lib/desk/waiting-work';
import { lazyComponent } from '@/ui/lazy-component';

/** Late: it needs the desk's storage. */
const DecisionWords = lazyComponent(async () => (await import('./decision-words')).DecisionWords, {
  failed: () => null,
});

/** What the desk says of an application whose decision waits to be sent; loads nothing where none of the person's does. */
export function WordsOfDesk({ request }: { request: JoinRequest }) {
  const { uid } = useAuth();
  const isAny = useSyncExternalStore(waitingWork.subscribe, () => uid !== null && waitingWork.isThere(uid));
  return isAny && <DecisionWords request={request} />;
}
