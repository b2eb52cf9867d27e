import { Button } from '@/ui/button';
import { BAND } from '@/ui/cover';
import { MessagePage } from '@/ui/message-page';
import { Page, SIDE_COLUMN } from '@/ui/page';
import type { RetryProps } from '@/ui/query-state';
import { LoadingRegion, Skeleton } from '@/ui/skeleton';
import { Link } from 'react-router-dom';
import type { ViewerStatus } from '@/domain/board';
import { paths } from '@/lib/addresses/paths';
import { buttonStyle } from '@/ui/button-style';
import { joinLabel } from './board-invitation';

export function JoinBoardSkeleton() {
  return (
    <Page>
      <LoadingRegion label="Loading board">
        <div className={SIDE_COLUMN}>
          <Skeleton className={`lg:col-span-2 ${BAND}`} />
          <Skeleton className="h-heading w-full max-w-2xl lg:col-span-2" />
          <div className="flex flex-col gap-6">
            <Skeleton className="h-24 w-full max-w-prose" />
            <Skeleton className="h-36 w-full rounded-card sm:h-[5.125rem]" />
            <Skeleton className="h-40 w-full max-w-prose" />
          </div>
          <Skeleton className="h-48 w-full" />
        </div>
      </LoadingRegion>
    </Page>
  );
}

export function BoardNotLoaded({ onRetry, isRetrying }: RetryProps) {
  return (
    <div role="alert">
      <MessagePage
        title="Error Loading Board"
        text="There was a problem loading the board details. Please try again later."
        actions={
          <Button variant="secondary" onClick={onRetry} isBusy={isRetrying}>
            Retry
          </Button>
        }
      />
    </div>
  );
}

interface JoinActionProps {
  boardId: string;
  status: ViewerStatus;
  hasDraft: boolean;
  isProfileIncomplete: boolean;
  isSending: boolean;
  onJoin: () => void;
  /** Called on hover and focus, to preload the dialog. */
  onNear: () => void;
}

/** The page's primary action, by the viewer's relation to the board. */
export function JoinAction(props: JoinActionProps) {
  const { boardId, status, hasDraft, isProfileIncomplete, isSending, onJoin, onNear } = props;
  if (status === 'creator' || status === 'member') {
    const isCreator = status === 'creator';
    return (
      <Link to={paths.board(boardId)} className={buttonStyle(isCreator ? 'manage' : 'yellow')}>
        {isCreator ? 'View Your Board' : 'Go to Board'}
      </Link>
    );
  }
  // The key remounts the button: a page translator would keep the old text.
  if (status === 'pending')
    return (
      <Button key="pending" variant="locked">
        Request Pending
      </Button>
    );
  return (
    <Button
      variant={isProfileIncomplete ? 'secondary' : 'join'}
      isBusy={isSending}
      onClick={onJoin}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      {isSending ? 'Submitting...' : joinLabel(hasDraft)}
    </Button>
  );
}
