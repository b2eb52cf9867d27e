import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { useNewDecisions } from '@/api/use-new-decisions';
import { UnreadDot, newDecisionsText } from '@/components/unread-dot';
import { paths } from '@/lib/addresses/paths';
import { buttonStyle } from '@/ui/button-style';

/** The link to My Boards, with a dot for unread decisions. */
export function BoardsLink() {
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
