import { isPending, type JoinRequest } from '@/domain/join-request';
import type { Board } from '@/domain/board';
import { pluralize } from '@/domain/text';
import { useAuth } from '@/identity/use-session';
import { useUnsentVerdicts } from '@/lib/desk/unsent-verdicts';
import { useListedDesk } from '../state/session';

interface UnsentCountProps {
  board: Board;
  /** The board's list; undefined until it has loaded. */
  requests: readonly JoinRequest[] | undefined;
}

/** The number of unsent verdicts on this board, if there are any. */
export function UnsentCount({ board, requests }: UnsentCountProps) {
  const { uid } = useAuth();
  const stored = useUnsentVerdicts(uid).find(({ boardId }) => boardId === board.id)?.count ?? 0;
  if (stored === 0) return null;
  const count = Math.min(stored, requests?.filter(isPending).length ?? stored);
  return (
    <>
      <UpdateCount board={board} />
      {count > 0 && <span>{pluralize(count, 'unsent decision')}</span>}
    </>
  );
}

/** Updates the count, which the last visit to the desk has stored, with the current list. */
function UpdateCount({ board }: { board: Board }) {
  useListedDesk(board);
  return null;
}
