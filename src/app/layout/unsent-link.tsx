import { Link } from 'react-router-dom';
import { formatNumber, pluralize } from '@/domain/text';
import { useAuth } from '@/identity/use-session';
import { paths } from '@/lib/addresses/paths';
import { useUnsentVerdicts } from '@/lib/desk/unsent-verdicts';
import { buttonStyle } from '@/ui/button-style';

/** A link to the next board with unsent verdicts; null if there are none. */
export function UnsentLink() {
  const { uid } = useAuth();
  const [first] = useUnsentVerdicts(uid);
  if (first === undefined) return null;
  const { boardId, boardName, count } = first;
  return (
    <Link
      to={paths.review(boardId)}
      title={boardName}
      data-unsent
      className={`${buttonStyle('ghost', 'tight')} tabular min-w-0 max-[22.5rem]:hidden`}
    >
      <span className="max-lg:hidden">{pluralize(count, 'decision')} not sent</span>
      {/* The accessible name contains the visible text, for speech input. */}
      <span className="relative truncate lg:hidden">
        {formatNumber(count)} not sent<span className="sr-only">: decisions</span>
      </span>
    </Link>
  );
}
