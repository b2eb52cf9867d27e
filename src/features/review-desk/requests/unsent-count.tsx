import { formatNumber } from '@/domain/format-number';
import { useAuth } from '@/identity/session-selectors';
import { useUnsentVerdicts } from '@/lib/unsent-verdicts';

/** How many verdicts on this board have been given and not sent; nothing where there are none. */
export function UnsentCount({ boardId }: { boardId: string }) {
  const { uid } = useAuth();
  const count = useUnsentVerdicts(uid).find((board) => board.boardId === boardId)?.count ?? 0;
  if (count === 0) return null;
  return (
    <span className="tabular text-text-muted">
      {formatNumber(count)} {count === 1 ? 'decision' : 'decisions'} not sent
    </span>
  );
}
