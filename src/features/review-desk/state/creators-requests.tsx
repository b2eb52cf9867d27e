import { useEffect, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useGetBoardQuery } from '@/api/boards';
import { errorText } from '@/api/errors';
import { useListBoardJoinRequestsQuery } from '@/api/join-requests';
import { useViewer } from '@/api/use-viewer';
import type { Board } from '@/domain/board';
import type { JoinRequest } from '@/domain/join-request';
import { REVIEW_POLLING_MS } from '@/domain/review/limits';
import { paths } from '@/lib/paths';
import { useDocumentTitle } from '@/lib/use-document-title';
import { ErrorPanel } from '@/ui/error-panel';
import { showToast } from '@/ui/toasts/toast-store';
import { NOT_KEPT, NOT_THE_CREATOR } from '../messages';
import { useReviewRoom, useReviewState, type ReviewRoom } from './review-room';
import { useDocumentVisible, useReturnToPage } from './use-document-visible';

interface Parts {
  board: Board;
  requests: readonly JoinRequest[];
  room: ReviewRoom;
}

interface CreatorsRequestsProps {
  boardId: string;
  /** Of the screen; the board's name is added to it. */
  title: string;
  fallback: ReactNode;
  render: (parts: Parts) => ReactNode;
}

/** Loads what a screen of a board's creator needs; everybody else is redirected to the board with a message. */
export function CreatorsRequests(props: CreatorsRequestsProps) {
  const { boardId, title, fallback } = props;
  const { id: viewerId } = useViewer();
  const board = useGetBoardQuery(boardId);
  useDocumentTitle(board.data ? `${title}, ${board.data.name}` : title);

  if (board.currentData === undefined && board.error !== undefined && !board.isFetching) {
    return (
      <Failed
        heading={title}
        title="Error loading board details."
        text={errorText(board.error)}
        onRetry={() => void board.refetch()}
      />
    );
  }
  if (board.currentData === null) return <Navigate to={paths.board(boardId)} replace />;
  if (board.currentData === undefined || viewerId === null) return fallback;
  if (board.currentData.creator?.id !== viewerId) return <ToBoard boardId={boardId} />;
  return <Requests {...props} board={board.currentData} />;
}

function ToBoard({ boardId }: { boardId: string }) {
  useEffect(() => showToast(NOT_THE_CREATOR), []);
  return <Navigate to={paths.board(boardId)} replace />;
}

/** Opening the screen reloads the list, unless it has just been loaded. */
const FRESH_FOR_SECONDS = 5;

/**
 * The requests are loaded on opening, every minute while the page is visible, and at once on returning to it. So is
 * what another tab, or one that has crashed, has stored on the device.
 */
function Requests({ board, title, fallback, render }: CreatorsRequestsProps & { board: Board }) {
  const isVisible = useDocumentVisible();
  const { currentData, error, isFetching, refetch } = useListBoardJoinRequestsQuery(board.id, {
    pollingInterval: isVisible ? REVIEW_POLLING_MS : 0,
    refetchOnMountOrArgChange: FRESH_FOR_SECONDS,
  });
  const room = useReviewRoom();
  const isOpen = useOpenBoard(room, board.id);
  useReturnToPage(() => {
    void refetch();
    void room.refresh();
  });
  useEffect(() => {
    if (isOpen && currentData !== undefined) void room.outbox.learnFrom(board.id, currentData);
  }, [room, board.id, isOpen, currentData]);

  if (currentData !== undefined && isOpen) return render({ board, requests: currentData, room });
  if (currentData !== undefined || error === undefined || isFetching) return fallback;
  return (
    <Failed
      heading={title}
      title="The join requests could not be loaded."
      text={errorText(error)}
      onRetry={() => void refetch()}
    />
  );
}

/** Whether everything that the device has stored for the board is in the store. */
function useOpenBoard(room: ReviewRoom, boardId: string): boolean {
  const [opened, setOpened] = useState<object | null>(null);
  const isMemoryOnly = useReviewState(room, (state) => state.outbox.isMemoryOnly);
  useEffect(() => {
    let isWanted = true;
    void room.openBoard(boardId).then(() => {
      if (isWanted) setOpened(room);
    });
    return () => {
      isWanted = false;
    };
  }, [room, boardId]);
  useEffect(() => {
    if (isMemoryOnly) showToast(NOT_KEPT);
  }, [isMemoryOnly]);
  return opened === room;
}

function Failed({
  heading,
  ...panel
}: {
  heading: string;
  title: string;
  text: string;
  onRetry: () => void;
}) {
  return (
    <div className="px-4">
      <h1 tabIndex={-1} className="sr-only">
        {heading}
      </h1>
      <ErrorPanel {...panel} />
    </div>
  );
}
