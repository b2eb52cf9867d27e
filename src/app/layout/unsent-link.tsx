import { Link } from 'react-router-dom';
import { formatNumber, pluralize } from '@/domain/text';
import { useAuth } from '@/identity/use-session';
import { paths } from '@/lib/addresses/paths';
import { useUnsentVerdicts } from '@/lib/desk/unsent-verdicts';
import { buttonStyle } from '@/ui/button-style';

/** A link back to verdicts that have not been sent, one board after the other; nothing if there are none. */
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
      {/* Its name contains what it shows, for those who say what they press. */}
      <span className="relative truncate lg:hidden">
        {formatNumber(count)} not sent<span className="sr-only">: decisions</span>
      </span>
    </Link>
  );
}
