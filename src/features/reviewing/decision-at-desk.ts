import { safeStorage } from '@/lib/safe-storage';
import { waitingPrefix } from '@/lib/waiting-work';

/**
 * Whether the reviewer has decided on this at the review desk, in any tab, and it has not been sent or may have been: a
 * second decision beside it would be sent as well. One that has failed is no obstacle.
 * @param person auth uid
 */
export function isWaitingAtDesk(person: string, requestId: string): boolean {
  const kept = safeStorage.get(waitingPrefix(person) + requestId);
  if (kept === null) return false;
  try {
    const decision = JSON.parse(kept) as { stage?: unknown; problem?: { kind?: unknown } | null } | null;
    return decision?.stage !== 'failed' || decision.problem?.kind === 'unconfirmed';
  } catch {
    return false;
  }
}
