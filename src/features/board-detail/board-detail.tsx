import { useDeferredValue, type ReactNode } from 'react';
import { Link, useNavigate, useNavigationType } from 'react-router-dom';
import { useGetBoardQuery } from '@/api/boards';
import { errorText, isUnauthorized } from '@/api/errors';
import { useListMyJoinRequestsQuery } from '@/api/join-requests';
import { useCachedBoard } from '@/api/use-cached';
import { useLoadedBoard } from '@/api/use-loaded-board';
import { useViewer } from '@/api/use-viewer';
import { isDraftFor, useApplicationDrafts } from '@/components/application-drafts';
import { BoardGone, BoardMissing } from '@/components/board-gone';
import { BookmarkButton } from '@/components/bookmark-button';
import { SignInInvitation } from '@/components/link-buttons';
import { wasRejected } from '@/domain/join-request';
import { viewerStatus, type Board } from '@/domain/board';
import { useAuth } from '@/identity/use-session';
import { paths } from '@/lib/addresses/paths';
import { useDocumentTitle } from '@/lib/hooks/use-document-title';
import { useScreenCommands } from '@/lib/keyboard/commands';
import { Button, QuietButton } from '@/ui/button';
import { ErrorPanel } from '@/ui/error-panel';
import { HiddenHeading } from '@/ui/page';
import { QueryState } from '@/ui/query-state';
import { ApplyPanel, JoinPanelSkeleton, Panel } from './apply-panel';
import { BoardActions } from './board-actions';
import { BoardBodySkeleton, BoardDetailSkeleton } from './board-detail-skeleton';
import { BoardHeader } from './board-header';
import { BoardTabs } from './board-tabs';
import { ShareBox } from './share-box';

/** The viewer's relation to the board. It makes no request for a visitor. */
function useViewerRelation(board: Board | null | undefined) {
  const { isSignedIn, id, isLoading } = useViewer();
  const requests = useListMyJoinRequestsQuery(undefined, { skip: !isSignedIn });
  const isViewerLoading = isSignedIn && id === null && isLoading;
  // `error` persists during a refetch, so the notice that depends on it stays visible.
  const { error, isFetching: isRechecking, refetch } = requests;
  const status = board && !isViewerLoading ? viewerStatus(board, id, requests.currentData) : null;
  const isUndecided = status === 'none' && isSignedIn && requests.currentData === undefined;
  return {
    isSignedIn,
    /** The account, on which the layout depends, is loading. */
    isViewerLoading,
    /** `null` while the viewer's own requests, which decide it, are loading. */
    status: isUndecided && error === undefined ? null : status,
    wasRejected: board ? wasRejected(requests.currentData ?? [], board.id) : false,
    /** Refetches the viewer's own requests; `null` unless they are needed and failed to load. */
    recheck: isUndecided && error !== undefined ? () => void refetch() : null,
    isRechecking,
  };
}

interface JoiningProps {
  boardId: string;
  board: Board;
  relation: ReturnType<typeof useViewerRelation>;
  /** `null` until the board's questions have loaded. */
  questionCount: number | null;
}

/** The panel about joining, for visitors, strangers and applicants; nothing for the creator and members. */
function Joining({ boardId, board, relation, questionCount }: JoiningProps) {
  const { isViewerLoading, status, wasRejected } = relation;
  const hasDraft = useApplicationDrafts(useAuth().uid ?? '').some((draft) => isDraftFor(draft, board));
  const navigate = useNavigate();
  const path = hasDraft ? paths.apply(boardId) : paths.joinBoard(boardId);
  const applyCommand = { label: 'Apply to join', run: () => void navigate(path) };
  useScreenCommands(status === 'none' && !isViewerLoading ? [applyCommand] : []);
  if (isViewerLoading) return null;
  switch (status) {
    // The viewer's own requests decide between the two cases below.
    case null:
      return <JoinPanelSkeleton />;
    case 'none':
      return <ApplyPanel {...{ boardId, questionCount, wasRejected, hasDraft }} />;
    case 'pending':
      return (
        <Panel
          title="You’ve applied"
          text={
            <>
              Waiting for the creator’s decision.{' '}
              <Link to={paths.myApplications()} className="text-text underline underline-offset-4">
                My Applications
              </Link>
            </>
          }
        >
          <Button variant="locked">Requested</Button>
        </Panel>
      );
    default:
      return null;
  }
}

interface BoardDetailProps {
  boardId: string;
  /** Renders the creator's pending requests, which are part of another feature. */
  renderPendingRequests: (board: Board) => ReactNode;
}

/** A board's page for every kind of viewer. Key it by the board. */
export function BoardDetail({ boardId, renderPendingRequests }: BoardDetailProps) {
  const { currentData, error, isFetching, refetch } = useGetBoardQuery(boardId);
  const { uid } = useAuth();
  const { board, isDeleted, isMissing } = useLoadedBoard(currentData, error);
  const cached = useCachedBoard(boardId) ?? undefined;
  const relation = useViewerRelation(board ?? cached);
  const { isSignedIn, isViewerLoading, status, recheck, isRechecking } = relation;
  // After a navigation the header is rendered first: on phones, rendering cached members with it would delay the paint.
  const isBodyReady = useDeferredValue(true, useNavigationType() !== 'PUSH');
  useDocumentTitle(isMissing ? 'Board not found' : (board ?? cached)?.name);

  /** @param isComplete all queries that affect the layout have loaded; if false, only the header is rendered */
  const show = (shown: Board, isComplete: boolean) => (
    <>
      {isDeleted && <BoardGone />}
      <BoardHeader
        board={shown}
        actions={
          isSignedIn && (
            // Remount per user, so that an open dialog doesn't carry over to another account.
            <BoardActions key={uid} board={shown} status={status} isLoading={!isComplete} />
          )
        }
        bookmark={
          // The viewer's own boards are listed under My Boards.
          uid !== null &&
          status !== 'creator' && (
            <BookmarkButton uid={uid} target={{ kind: 'board', id: shown.id, name: shown.name }} />
          )
        }
      />
      <Joining
        boardId={boardId}
        board={shown}
        relation={relation}
        questionCount={isComplete ? shown.questions.length : null}
      />
      {!isComplete && <BoardBodySkeleton />}
      {isComplete && recheck !== null && (
        <p role="status" className="mt-4 flex flex-wrap items-center gap-2 text-sm text-text-muted">
          We couldn’t check whether you’ve applied.
          <QuietButton isBusy={isRechecking} onClick={recheck}>
            Check again
          </QuietButton>
        </p>
      )}
      {isComplete && status === 'creator' && <ShareBox board={shown} />}
      {isComplete && isBodyReady && (
        <div className="mt-8">
          <BoardTabs board={shown} status={status} renderPendingRequests={renderPendingRequests} />
        </div>
      )}
    </>
  );

  return (
    <QueryState
      query={{ data: board, error, isFetching, refetch }}
      skeleton={
        cached === undefined ? (
          <>
            <HiddenHeading>Board</HiddenHeading>
            <BoardDetailSkeleton />
          </>
        ) : (
          show(cached, false)
        )
      }
      renderError={(retry) => (
        <>
          <HiddenHeading>Board</HiddenHeading>
          {isUnauthorized(error) && !isSignedIn ? (
            <SignInInvitation text="Only people who are signed in can see this board." />
          ) : (
            <ErrorPanel title="Error loading board details." text={errorText(error)} {...retry} />
          )}
        </>
      )}
      isMissing={isMissing}
      empty={<BoardMissing title="No board data available." uid={uid} boardId={boardId} />}
    >
      {(loaded) => show(loaded, !isViewerLoading)}
    </QueryState>
  );
}
