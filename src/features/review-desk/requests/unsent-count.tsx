import { pluralize } from '@/domain/pluralize';
import { useAuth } from '@/identity/session-selectors';
import { useUnsentVerdicts } from '@/lib/unsent-verdicts';

/** How many verdicts on this board have been given and not sent; nothing where there are none. */
export function UnsentCount({ boardId }: { boardId: string }) {
  const { uid } = useAuth();
  const count = useUnsentVerdicts(uid).find((board) => board.boardId === boardId)?.count ?? 0;
  if (count === 0) return null;
  return <span className="tabular text-text-muted">{pluralize(count, 'decision')} not sent</span>;
}
