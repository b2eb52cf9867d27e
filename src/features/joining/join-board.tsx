import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { boardsApi, useGetBoardQuery } from '@/api/boards';
import { joinRequestsApi, useListMyJoinRequestsQuery } from '@/api/join-requests';
import { refetch, type ApiDispatch } from '@/api/refetch';
import { useLoadedBoard } from '@/api/use-loaded-board';
import { useViewer, type Viewer } from '@/api/use-viewer';
import { applicationDraft, isDraftFor, useApplicationDrafts } from '@/components/application-drafts';
import { BoardGone, BoardMissing } from '@/components/board-gone';
import { boardTitle, viewerStatus, type Board, type ViewerStatus } from '@/domain/board';
import { FRESH_FOR_SECONDS } from '@/domain/limits';
import { useAuth } from '@/identity/use-session';
import { paths, sharedId } from '@/lib/addresses/paths';
import { storeReturnPath } from '@/lib/addresses/return-path';
import { useDocumentTitle } from '@/lib/hooks/use-document-title';
import { useFocusAfterRemoval } from '@/lib/focus/use-focus-after-removal';
import { Button } from '@/ui/button';
import { lazyDialog } from '@/ui/lazy-component';
import { QueryState } from '@/ui/query-state';
import { BoardInvitation } from './board-invitation';
import { BoardNotLoaded, JoinAction, JoinBoardSkeleton } from './join-board-parts';
import { useApply } from './use-apply';
import { draftKey } from '@/lib/drafts/form-draft';
import { safeStorage } from '@/lib/stored/safe-storage';
import { showToast } from '@/ui/toasts/toast-store';
import { ALREADY_A_MEMBER, WELCOME_BACK } from './messages';

const ApplyDialog = lazyDialog(async () => (await import('./apply-dialog')).ApplyDialog);

const fresh = { refetchOnMountOrArgChange: FRESH_FOR_SECONDS };

/** The invitation to a board; loads all its data. Key it by the board. */
export function JoinBoard(params: { boardId: string }) {
  const boardId = sharedId(params.boardId);
  const { uid } = useAuth();
  // Set on mount rather than when all data has loaded: the board may be loaded long before the rest.
  const [openedAt] = useState(Date.now);
  const board = useGetBoardQuery(boardId, fresh);
  // Cached data is shown but decides nothing. The request for fresh data starts after the first render.
  const isBoardFresh =
    !board.isFetching && (board.fulfilledTimeStamp ?? 0) >= openedAt - FRESH_FOR_SECONDS * 1000;
  const requests = useListMyJoinRequestsQuery(undefined, fresh);
  const viewer = useViewer();
  const { board: data, isDeleted, isMissing } = useLoadedBoard(board.data, board.error);
  useDocumentTitle(isMissing ? 'Board not found' : data && `Join ${boardTitle(data)}`);

  // The requests determine the button. If they fail to load, the server rejects a second application. The condition
  // uses their error, which persists during a refetch: the page and its typed answers must not unmount then.
  const areRequestsLoading = requests.data === undefined && requests.error === undefined;
  const isViewerUnknown = viewer.profile === null && !viewer.mustOnboard;
  const hasFailed =
    (data === undefined && board.error !== undefined) || (isViewerUnknown && !viewer.isLoading);
  const combined = {
    data: isViewerUnknown || areRequestsLoading ? undefined : data,
    error: hasFailed || undefined,
    isFetching: board.isFetching || viewer.isFetching,
    refetch: () => {
      void board.refetch();
      viewer.refetch();
    },
  };
  return (
    <QueryState
      query={combined}
      skeleton={<JoinBoardSkeleton />}
      renderError={(retry) => <BoardNotLoaded {...retry} />}
      isMissing={isMissing}
      empty={<BoardMissing title="Board Not Found" uid={uid} boardId={boardId} />}
    >
      {(shown) => (
        <Invitation
          uid={uid ?? ''}
          board={shown}
          isBoardFresh={isBoardFresh}
          requestsQuery={requests}
          isDeleted={isDeleted}
          viewer={viewer}
        />
      )}
    </QueryState>
  );
}

interface InvitationProps {
  uid: string;
  board: Board;
  isBoardFresh: boolean;
  // Passed as a prop, because a second subscription would retry a failed request.
  requestsQuery: ReturnType<typeof useListMyJoinRequestsQuery>;
  viewer: Viewer;
  /** A refetch failed with 404. */
  isDeleted: boolean;
}

function Invitation({ uid, board, isBoardFresh, requestsQuery, viewer, isDeleted }: InvitationProps) {
  const navigate = useNavigate();
  const dispatch = useDispatch<ApiDispatch>();
  const knownStatus = viewerStatus(board, viewer.id, requestsQuery.data);
  const hasQuestions = board.questions.length > 0;
  const [params, setParams] = useSearchParams();
  // `?apply=1` opens the form (`paths.apply`).
  const [isDialogOpen, setIsDialogOpen] = useState(
    params.has('apply') && knownStatus === 'none' && viewer.hasCompleteProfile && hasQuestions,
  );
  const hasDraft = useApplicationDrafts(uid).some((draft) => isDraftFor(draft, board));

  async function refreshStatus() {
    // The queries' `refetch` would throw after the page has unmounted.
    const [newBoard, newRequests] = await Promise.all([
      refetch(dispatch, boardsApi.endpoints.getBoard, board.id).catch(() => board),
      refetch(dispatch, joinRequestsApi.endpoints.listMyJoinRequests, undefined).catch(() => undefined),
    ]);
    const status = viewerStatus(newBoard ?? board, viewer.id, newRequests);
    return status === 'none' && newRequests === undefined ? null : status;
  }

  const { isSending, sentAt, send } = useApply({ boardId: board.id, status: knownStatus, refreshStatus });
  // Until the list has been refetched.
  const isJustApplied = sentAt !== null && (requestsQuery.fulfilledTimeStamp ?? 0) <= sentAt;
  const status = knownStatus === 'none' && isJustApplied ? 'pending' : knownStatus;
  // The button unmounts, and the heading introduces the new status.
  useFocusAfterRemoval(status === 'none' ? 1 : 0, () => document.querySelector<HTMLElement>('main h1'));
  useArrival(uid, board.id, status, isBoardFresh);

  function goToOnboarding() {
    storeReturnPath(paths.joinBoard(board.id));
    void navigate(paths.onboarding());
  }

  function join() {
    if (!viewer.hasCompleteProfile) goToOnboarding();
    else if (hasQuestions) setIsDialogOpen(true);
    else void send(null);
  }

  function closeDialog() {
    setIsDialogOpen(false);
    // Otherwise a reload would open it again.
    if (params.has('apply')) setParams({}, { replace: true });
  }

  return (
    <>
      {isDeleted && <BoardGone />}
      <BoardInvitation
        board={board}
        status={status}
        isProfileIncomplete={!viewer.hasCompleteProfile}
        requests={requestsQuery.data}
        actions={
          <>
            {status === 'none' && !viewer.hasCompleteProfile && (
              <Button variant="yellow" onClick={goToOnboarding}>
                Complete Profile
              </Button>
            )}
            <JoinAction
              boardId={board.id}
              status={status}
              hasDraft={hasDraft}
              isProfileIncomplete={!viewer.hasCompleteProfile}
              isSending={isSending}
              onJoin={join}
              onNear={() => {
                if (viewer.hasCompleteProfile && hasQuestions) void ApplyDialog.preload();
              }}
            />
          </>
        }
      />
      {isDialogOpen && (
        <ApplyDialog
          board={board}
          uid={uid}
          ownRequests={requestsQuery.data ?? []}
          isDeleted={isDeleted}
          onSend={send}
          onClose={closeDialog}
        />
      )}
    </>
  );
}

/** Redirects creators and members to their board on arrival. A user whose status changes later stays. */
function useArrival(uid: string, boardId: string, status: ViewerStatus, isFresh: boolean): void {
  const navigate = useNavigate();
  const isDecided = useRef(false);
  useEffect(() => {
    if (!isFresh || isDecided.current) return;
    isDecided.current = true;
    if (status !== 'creator' && status !== 'member') return;
    // The draft can't be sent any more.
    safeStorage.remove(draftKey(uid, applicationDraft(boardId)));
    showToast(status === 'creator' ? WELCOME_BACK : ALREADY_A_MEMBER);
    // Replace the entry, because Back would redirect again.
    void navigate(paths.board(boardId), { replace: true });
  }, [uid, boardId, status, isFresh, navigate]);
}
