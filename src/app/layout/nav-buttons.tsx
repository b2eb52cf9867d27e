import { Plus } from 'lucide-react';
import { useId } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { useNewDecisions } from '@/api/use-new-decisions';
import { UnreadDot, newDecisionsText } from '@/components/unread-dot';
import { formatNumber, pluralize } from '@/domain/text';
import { useAuth } from '@/identity/use-session';
import { paths } from '@/lib/addresses/paths';
import { useUnsentVerdicts } from '@/lib/desk/unsent-verdicts';
import { buttonStyle } from '@/ui/button-style';

/** A link to the next board with unsent verdicts; null if there are none. */
function UnsentLink() {
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

/** The link to My Boards, with a dot for unread decisions. */
function BoardsLink() {
  const textId = useId();
  const count = useNewDecisions();
  const text = count > 0 ? newDecisionsText(count) : '';
  return (
    <>
      <NavLink
        end
        to={paths.boards()}
        className={buttonStyle('ghost', 'small')}
        {...(text === '' ? {} : { title: text, 'aria-describedby': textId })}
      >
        Boards
        {text !== '' && <UnreadDot />}
      </NavLink>
      <span id={textId} hidden>
        {text}
      </span>
    </>
  );
}

/** Links that require a complete profile. */
export function NavButtons() {
  return (
    <>
      <UnsentLink />
      <BoardsLink />
      <NavLink to={paths.createBoard()} className={buttonStyle('secondary', 'small')}>
        <Plus aria-hidden className="size-4" />
        <span className="max-sm:sr-only">Create Board</span>
      </NavLink>
    </>
  );
}
