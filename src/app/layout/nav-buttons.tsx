import { Plus } from 'lucide-react';
import { useId } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { useUnreadDecisionCount } from '@/api/use-unread-decisions';
import { UnreadDot, newDecisionsText } from '@/components/unread-dot';
import { formatNumber, pluralize } from '@/domain/text';
import { useAuth } from '@/identity/use-session';
import { paths } from '@/lib/addresses/paths';
import { useUnsentVerdicts } from '@/lib/desk/unsent-verdicts';
import { buttonStyle } from '@/ui/button-style';
import { DetailsMenu } from '@/ui/details-menu';

/** The screen's own link is marked. */
const CURRENT = 'aria-[current=page]:bg-surface-sunken';
export const NAV_LINK = `${buttonStyle('ghost', 'small')} ${CURRENT}`;

const BUTTON = `${buttonStyle('ghost', 'tight')} tabular max-w-full min-w-0 max-[22.5rem]:hidden`;

/** A link to the board with unsent verdicts, or a list of links if there are several; null if there are none. */
function UnsentLink() {
  const { uid } = useAuth();
  const boards = useUnsentVerdicts(uid);
  const [first, second] = boards;
  if (first === undefined) return null;
  const text = <UnsentText count={boards.reduce((sum, { count }) => sum + count, 0)} />;
  if (second === undefined)
    return (
      <Link to={paths.review(first.boardId)} title={first.boardName} data-unsent className={BUTTON}>
        {text}
      </Link>
    );
  return (
    <DetailsMenu
      data-unsent
      triggerClassName={BUTTON}
      trigger={text}
      className="min-w-0 sm:relative"
      listClassName="right-4 sm:right-0"
    >
      <ul>
        {boards.map(({ boardId, boardName, count }) => (
          <li key={boardId}>
            <Link
              to={paths.review(boardId)}
              className="flex min-h-9 items-center justify-between gap-2 rounded-control px-3 py-1.5 hover:bg-surface-sunken"
            >
              <bdi className="truncate">{boardName}</bdi>{' '}
              <span className="tabular">{formatNumber(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </DetailsMenu>
  );
}

function UnsentText({ count }: { count: number }) {
  return (
    <>
      <span className="truncate max-lg:hidden">{pluralize(count, 'unsent decision')}</span>
      {/* The accessible name contains the visible text, for speech input. */}
      <span className="relative truncate lg:hidden">
        {formatNumber(count)} unsent <span className="sr-only">{count === 1 ? 'decision' : 'decisions'}</span>
      </span>
    </>
  );
}

/** The link to My Boards; with a dot and to My Applications if there are unread decisions. */
function BoardsLink() {
  const textId = useId();
  const count = useUnreadDecisionCount();
  const text = count > 0 ? newDecisionsText(count) : '';
  return (
    <>
      <NavLink
        end
        to={text === '' ? paths.boards() : paths.myApplications()}
        className={NAV_LINK}
        {...(text === '' ? {} : { title: text, 'aria-describedby': textId })}
      >
        My Boards
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
      <NavLink to={paths.createBoard()} className={`${buttonStyle('secondary', 'small')} ${CURRENT}`}>
        <Plus aria-hidden className="size-4" />
        <span className="max-sm:sr-only">Create Board</span>
      </NavLink>
    </>
  );
}
