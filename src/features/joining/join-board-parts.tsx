import { Button } from '@/ui/button';
import { BAND } from '@/ui/cover';
import { MessagePage } from '@/ui/message-page';
import { Page } from '@/ui/page';
import type { RetryProps } from '@/ui/query-state';
import { LoadingRegion, Skeleton } from '@/ui/skeleton';
import { Link } from 'react-router-dom';
import type { ViewerStatus } from '@/domain/board';
import { paths } from '@/lib/addresses/paths';
import { buttonStyle } from '@/ui/button-style';
import { SentApplication } from '@/components/sent-application';
import { formatNumber } from '@/domain/text';

export function JoinBoardSkeleton() {
  return (
    <Page>
      <LoadingRegion label="Loading board">
        <div className="flex max-w-3xl flex-col gap-6">
          <Skeleton className={BAND} />
          <Skeleton className="h-heading w-full max-w-2xl" />
          <Skeleton className="h-36 w-full rounded-card sm:h-[5.125rem]" />
          <Skeleton className="h-[9.625rem] w-full rounded-card sm:h-[5.25rem]" />
          <div>
            <Skeleton className="h-6 w-28" />
            <div className="mt-3 flex items-center gap-3">
              <Skeleton className="size-12 rounded-full" />
              <Skeleton className="h-5 w-40" />
            </div>
          </div>
          <div>
            <Skeleton className="h-6 w-40" />
            <Skeleton className="mt-3 h-5 w-full" />
            <Skeleton className="mt-2 h-5 w-2/3" />
          </div>
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
  isSending: boolean;
  onJoin: () => void;
  /** Called on hover and focus, to preload the dialog. */
  onNear: () => void;
}

/** The page's primary action, by the viewer's relation to the board. */
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
  // The key remounts the button: a page translator would keep the old text.
  if (status === 'pending')
    return (
      <Button key="pending" variant="locked">
        Request Pending
      </Button>
    );
  return (
    <Button variant="join" isBusy={isSending} onClick={onJoin} onPointerEnter={onNear} onFocus={onNear}>
      {isSending ? 'Submitting...' : 'Join Board'}
    </Button>
  );
}

interface JoinDetailsProps {
  questions: readonly string[];
  /** The viewer's pending answers; `null` if there are none. */
  sentAnswers: readonly string[] | null;
  canApply: boolean;
}

/** The end of an invitation: the questions, or the viewer's pending answers. */
export function JoinDetails({ questions, sentAnswers, canApply }: JoinDetailsProps) {
  if (sentAnswers !== null) {
    return (
      <section aria-labelledby="sent-heading">
        <h2 id="sent-heading" className="mb-3 text-lg font-semibold">
          Your application
        </h2>
        <SentApplication answers={sentAnswers} questions={questions} />
      </section>
    );
  }
  if (!canApply || questions.length === 0) return null;
  return (
    <details>
      <summary className="min-h-6 w-fit cursor-pointer rounded-control text-text-muted hover:text-text">
        Questions you’ll be asked ({formatNumber(questions.length)})
      </summary>
      <ol className="mt-3 flex max-w-prose list-decimal flex-col gap-2 pl-6">
        {questions.map((question, index) => (
          <li key={index} dir="auto" className="wrap-anywhere">
            {question}
          </li>
        ))}
      </ol>
    </details>
  );
}
