import { useEffect, useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useGetBoardQuery } from '@/api/boards';
import { errorText } from '@/api/errors';
import { useListBoardJoinRequestsQuery } from '@/api/join-requests';
import { useViewer } from '@/api/use-viewer';
import { boardTitle, type Board } from '@/domain/board';
import { FRESH_FOR_SECONDS } from '@/domain/limits';
import { REVIEW_POLLING_MS } from '@/domain/review/limits';
import { paths } from '@/lib/addresses/paths';
import { useDocumentTitle } from '@/lib/hooks/use-document-title';
import { useLatest } from '@/lib/hooks/use-latest';
import { listen } from '@/lib/listen';
import { ErrorPanel } from '@/ui/error-panel';
import { HiddenHeading } from '@/ui/page';
import { QueryState, type RetryProps } from '@/ui/query-state';
import { showToast } from '@/ui/toasts/toast-store';
import { NOT_THE_CREATOR } from '../messages';
import type { Desk } from './desk';
import { useDeskSession, useOpenBoard } from './session';

export interface CreatorsParts {
  board: Board;
  /** With the latest list. */
  desk: Desk;
}

interface CreatorsRequestsProps {
  boardId: string;
  /** The screen's title; the board's name is appended. */
  title: string;
  fallback: ReactNode;
  render: (parts: CreatorsParts) => ReactNode;
}

/** Loads what a screen of a board's creator needs; everybody else is redirected to the board with a message. */
export function CreatorsRequests(props: CreatorsRequestsProps) {
  const { boardId, title, fallback } = props;
  const { id: viewerId } = useViewer();
  const board = useGetBoardQuery(boardId);
  const isForeign =
    viewerId !== null && Boolean(board.currentData) && board.currentData?.creator?.id !== viewerId;
  useDocumentTitle(board.data ? `${title}, ${boardTitle(board.data)}` : title);

  return (
    <QueryState
      query={{ ...board, data: board.currentData }}
      skeleton={fallback}
      renderError={(retry) => (
        <Failed {...props} what="Error loading board details." error={board.error} {...retry} />
      )}
      empty={<Navigate to={paths.board(boardId)} replace />}
    >
      {(loaded) => {
        if (isForeign) return <ToBoard boardId={boardId} />;
        if (viewerId === null) return fallback;
        return <Requests {...props} board={loaded} />;
      }}
    </QueryState>
  );
}

function ToBoard({ boardId }: { boardId: string }) {
  useEffect(() => showToast(NOT_THE_CREATOR), []);
  return <Navigate to={paths.board(boardId)} replace />;
}

/**
 * The requests are loaded on opening, every minute while the page is visible, and at once on returning to it. So is
 * what another tab, or one that has crashed, has stored on the device.
 */
function Requests(props: CreatorsRequestsProps & { board: Board }) {
  const { board, fallback, render } = props;
  const isVisible = useDocumentVisible();
  const query = useListBoardJoinRequestsQuery(board.id, {
    pollingInterval: isVisible ? REVIEW_POLLING_MS : 0,
    refetchOnMountOrArgChange: FRESH_FOR_SECONDS,
  });
  const { currentData, error, isFetching, refetch, startedTimeStamp } = query;
  const session = useDeskSession();
  const isOpen = useOpenBoard(board.id);
  useReturnToPage(() => {
    void refetch();
    void session.refresh();
  });

  const requests = isOpen ? currentData : undefined;
  // During a refetch, and after one that failed, the list on screen is of an earlier load.
  const loadBegan = isFetching || error !== undefined ? null : (startedTimeStamp ?? null);
  const desk = session.desk(board.id);
  // Before the first paint, so that the desk begins with the latest list.
  useLayoutEffect(() => {
    if (requests !== undefined) session.applyList(board, requests, loadBegan);
  }, [session, board, requests, loadBegan]);
  const seen = useSyncExternalStore(desk.subscribeList, desk.requests);
  const [shown, setShown] = useState<Desk | null>(null);
  if (shown !== desk && seen === requests) setShown(desk);
  const parts = requests === undefined || shown !== desk ? undefined : { board, desk };
  return (
    <QueryState
      // While the device is being read, an error of a later reload must not be shown.
      query={{ data: parts, error: currentData === undefined ? error : undefined, isFetching, refetch }}
      skeleton={fallback}
      renderError={(retry) => (
        <Failed {...props} what="The join requests could not be loaded." error={error} {...retry} />
      )}
    >
      {render}
    </QueryState>
  );
}

interface FailedProps extends RetryProps, Pick<CreatorsRequestsProps, 'title'> {
  what: string;
  error: unknown;
}

function Failed({ title, what, error, onRetry, isRetrying }: FailedProps) {
  return (
    <div className="px-4">
      <HiddenHeading>{title}</HiddenHeading>
      <ErrorPanel title={what} text={errorText(error)} onRetry={onRetry} isRetrying={isRetrying} />
    </div>
  );
}

const onVisibility = (onChange: () => void) => listen(document, ['visibilitychange'], onChange);

/** Whether the page is visible; a hidden one need not call the server. */
function useDocumentVisible(): boolean {
  return useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');
}

/** Calls back each time the page becomes visible again. */
function useReturnToPage(onReturn: () => void): void {
  const callBack = useLatest(onReturn);
  useEffect(
    () =>
      onVisibility(() => {
        if (document.visibilityState === 'visible') callBack();
      }),
    [callBack],
  );
}
