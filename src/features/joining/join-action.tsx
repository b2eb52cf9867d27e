import { Link } from 'react-router-dom';
import type { ViewerStatus } from '@/domain/board';
import { paths } from '@/lib/addresses/paths';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';

interface JoinActionProps {
  boardId: string;
  status: ViewerStatus;
  isSending: boolean;
  onJoin: () => void;
  /** The button is about to be pressed. */
  onNear: () => void;
}

/** The page's one button, depending on the viewer's relation to the board. */
export function JoinAction({ boardId, status, isSending, onJoin, onNear }: JoinActionProps) {
  if (status === 'creator') {
    return (
      <Link to={paths.board(boardId)} className={buttonStyle('manage')}>
        View Your Board
      </Link>
    );
  }
  if (status === 'member') {
    return (
      <Link to={paths.board(boardId)} className={buttonStyle('yellow')}>
        Go to Board
      </Link>
    );
  }
  if (status === 'pending') return <Button variant="locked">Request Pending</Button>;
  return (
    <Button variant="join" isBusy={isSending} onClick={onJoin} onPointerEnter={onNear} onFocus={onNear}>
      {isSending ? 'Submitting...' : 'Join Board'}
    </Button>
  );
}
