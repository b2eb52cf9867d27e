import { Plus } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { paths } from '@/lib/addresses/paths';
import { buttonStyle } from '@/ui/button-style';
import { BoardsLink } from './boards-link';
import { UnsentLink } from './unsent-link';

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
