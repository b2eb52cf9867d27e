import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useGetBoardQuery } from '@/api/boards';
import { errorText } from '@/api/errors';
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
import { useDeskSession, useListedDesk } from './session';

export interface LoadedDesk {
  board: Board;
  /** Has the latest list. */
  desk: Desk;
}

interface CreatorGuardProps {
  boardId: string;
  /** The screen's title; the board's name is appended. */
  title: string;
  fallback: ReactNode;
  render: (loaded: LoadedDesk) => ReactNode;
}

/** Renders a screen for the board's creator, with the board and its desk. Other people are redirected with a toast. */
export function CreatorGuard(props: CreatorGuardProps) {
  const { boardId, title, fallback } = props;
  const { id: viewerId } = useViewer();
  const board = useGetBoardQuery(boardId);
  useDocumentTitle(board.data ? `${title}, ${boardTitle(board.data)}` : title);

  return (
    <QueryState
      query={{ ...board, data: board.currentData }}
      skeleton={fallback}
      renderError={renderFailure(title, 'Error loading board details.', board.error)}
      empty={<Navigate to={paths.board(boardId)} replace />}
    >
      {(data) => {
        if (viewerId === null) return fallback;
        if (data.creator?.id !== viewerId) return <RedirectToBoard boardId={boardId} />;
        return <DeskLoader {...props} board={data} />;
      }}
    </QueryState>
  );
}

function RedirectToBoard({ boardId }: { boardId: string }) {
  useEffect(() => showToast(NOT_THE_CREATOR), []);
  return <Navigate to={paths.board(boardId)} replace />;
}

const onVisibility = (onChange: () => void) => listen(document, ['visibilitychange'], onChange);
const isPageVisible = () => document.visibilityState === 'visible';

/**
 * Loads the requests on mount, every minute while the page is visible, and when it becomes visible. That also reloads
 * stored data, which another tab may have changed.
 */
function DeskLoader(props: CreatorGuardProps & { board: Board }) {
  const { board, title, fallback, render } = props;
  const isVisible = useSyncExternalStore(onVisibility, isPageVisible);
  const session = useDeskSession();
  const { query, desk } = useListedDesk(board, {
    pollingInterval: isVisible ? REVIEW_POLLING_MS : 0,
    refetchOnMountOrArgChange: FRESH_FOR_SECONDS,
  });
  const refresh = useLatest(() => {
    if (!isPageVisible()) return;
    void query.refetch();
    void session.refresh();
  });
  useEffect(() => onVisibility(refresh), [refresh]);
  const { currentData, error } = query;
  return (
    <QueryState
      query={{
        ...query,
        data: currentData && desk && { board, desk },
        // While the stored data is being read, an error of a refetch must not be shown.
        error: currentData === undefined ? error : undefined,
      }}
      skeleton={fallback}
      renderError={renderFailure(title, 'We couldn’t load the join requests', error)}
    >
      {render}
    </QueryState>
  );
}

/** Renders the error of a query, with Retry. */
const renderFailure = (title: string, message: string, error: unknown) => (retry: RetryProps) => (
  <div className="px-4">
    <HiddenHeading>{title}</HiddenHeading>
    <ErrorPanel title={message} text={errorText(error)} {...retry} />
  </div>
);
