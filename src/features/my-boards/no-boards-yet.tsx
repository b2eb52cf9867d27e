import { Link } from 'react-router-dom';
import { paths } from '@/lib/addresses/paths';
import { buttonStyle } from '@/ui/button-style';
import { EmptyState } from '@/ui/empty-state';

/** Shown to somebody who has created no board. */
export function NoBoardsYet() {
  return (
    <EmptyState
      title="No boards yet"
      text="Create a board, share its link, and choose who joins."
      action={
        <Link to={paths.createBoard()} className={buttonStyle('yellow')}>
          Create your first board
        </Link>
      }
    />
  );
}
