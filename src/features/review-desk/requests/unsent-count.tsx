import { isPending, type JoinRequest } from '@/domain/join-request';
import type { Board } from '@/domain/board';
import { pluralize } from '@/domain/text';
import { useAuth } from '@/identity/session-selectors';
import { lazyComponent } from '@/ui/lazy-component';
import { useUnsentVerdicts } from '@/lib/desk/unsent-verdicts';

/** Late: it needs the desk's storage. */
const CountAgain = lazyComponent(async () => (await import('./count-unsent-again')).CountUnsentAgain, {
  failed: () => null,
});

interface UnsentCountProps {
  board: Board;
  /** The board's list; undefined until it has loaded. */
  requests: readonly JoinRequest[] | undefined;
}

/**
 * How many verdicts on this board have been given and not sent; nothing where there are none. The stored number is of
 * the last visit to the desk, so it is counted again here: somebody else may have decided meanwhile.
 */
export function UnsentCount({ board, requests }: UnsentCountProps) {
  const { uid } = useAuth();
  const stored = useUnsentVerdicts(uid).find(({ boardId }) => boardId === board.id)?.count ?? 0;
  if (stored === 0) return null;
  const count = Math.min(stored, requests?.filter(isPending).length ?? stored);
  return (
    <>
      {requests !== undefined && <CountAgain board={board} />}
      {count > 0 && <span className="tabular text-text-muted">{pluralize(count, 'decision')} not sent</span>}
    </>
  );
}
