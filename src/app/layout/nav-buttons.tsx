import { NavLink } from 'react-router-dom';
import { paths } from '@/lib/addresses/paths';
import { buttonStyle } from '@/ui/button-style';
import { PlusIcon } from '@/ui/first-icons';
import { BoardsLink } from './boards-link';
import { UnsentLink } from './unsent-link';

/** The links for people with a complete profile. */
export function NavButtons() {
  return (
    <>
      <UnsentLink />
      <BoardsLink />
      <NavLink to={paths.createBoard()} className={buttonStyle('secondary', 'small')}>
        <PlusIcon className="size-4" />
        <span className="max-sm:sr-only">Create Board</span>
      </NavLink>
    </>
  );
}
