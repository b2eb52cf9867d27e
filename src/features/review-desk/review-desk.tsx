import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useGetBoardQuery } from '@/api/boards';
import { errorText } from '@/api/errors';
import { useListBoardJoinRequestsQuery } from '@/api/join-requests';
import { useViewer } from '@/api/use-viewer';
import type { Board } from '@/domain/board';
import { REVIEW_POLLING_MS } from '@/domain/limits';
import { paths } from '@/lib/paths';
import { useDocumentTitle } from '@/lib/use-document-title';
import { ErrorPanel } from '@/ui/error-panel';
import { showToast } from '@/ui/toasts/toast-store';
import { DeskScreen } from './desk-screen';
import { DeskSkeleton } from './desk-skeleton';
import { NOT_THE_CREATOR } from './messages';
import { useDocumentVisible, useReturnToPage } from './use-document-visible';

/** Where a creator decides on all applications to a board; everybody else is led to the board, and told why. */
export function ReviewDesk({ boardId }: { boardId: string }) {
  const { id: viewerId } = useViewer();
  const board = useGetBoardQuery(boardId);
  useDocumentTitle(board.data ? `Review desk, ${board.data.name}` : 'Review desk');

  if (board.currentData === undefined && board.error !== undefined && !board.isFetching) {
    return (
      <Failed
        title="Error loading board details."
        text={errorText(board.error)}
        onRetry={() => void board.refetch()}
      />
    );
  }
  if (board.currentData === null) return <Navigate to={paths.board(boardId)} replace />;
  if (board.currentData === undefined || viewerId === null) return <DeskSkeleton />;
  if (board.currentData.creator?.id !== viewerId) return <ToBoard boardId={boardId} />;
  return <CreatorsDesk board={board.currentData} />;
}

function ToBoard({ boardId }: { boardId: string }) {
  useEffect(() => showToast(NOT_THE_CREATOR), []);
  return <Navigate to={paths.board(boardId)} replace />;
}

/** Whoever opens the desk decides on the list as it is now; one that has just been loaded is not asked for again. */
const FRESH_FOR_SECONDS = 5;

/**
 * The requests are asked for on opening, every minute while somebody looks, and at once on coming back to the page;
 * what is new is announced, not spliced in.
 */
function CreatorsDesk({ board }: { board: Board }) {
  const isVisible = useDocumentVisible();
  const { currentData, error, isFetching, refetch } = useListBoardJoinRequestsQuery(board.id, {
    pollingInterval: isVisible ? REVIEW_POLLING_MS : 0,
    refetchOnMountOrArgChange: FRESH_FOR_SECONDS,
  });
  useReturnToPage(() => void refetch());
  if (currentData !== undefined) return <DeskScreen board={board} requests={currentData} />;
  if (error === undefined || isFetching) return <DeskSkeleton />;
  return (
    <Failed
      title="The join requests could not be loaded."
      text={errorText(error)}
      onRetry={() => void refetch()}
    />
  );
}

function Failed(panel: { title: string; text: string; onRetry: () => void }) {
  return (
    <div className="px-4">
      <h1 tabIndex={-1} className="sr-only">
        Review desk
      </h1>
      <ErrorPanel {...panel} />
    </div>
  );
}
