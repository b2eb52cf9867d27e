import { NavLink } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { buttonStyle } from '@/ui/button-style';
import { PlusIcon } from '@/ui/first-icons';
import { BoardsLink } from './boards-link';

/** What a complete profile opens. It comes with the profile's answer, so its code is no part of what the first screen waits for. */
export function NavButtons() {
  return (
    <>
      <BoardsLink />
      <NavLink to={paths.createBoard()} className={buttonStyle('secondary', 'small')}>
        <PlusIcon className="size-4" />
        <span className="max-sm:sr-only">Create Board</span>
      </NavLink>
    </>
  );
}
