import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { boardsApi, useGetBoardQuery } from '@/api/boards';
import { joinRequestsApi, useListMyJoinRequestsQuery } from '@/api/join-requests';
import { refetch, type ApiDispatch } from '@/api/refetch';
import { useLoadedBoard } from '@/api/use-loaded-board';
import { useViewer, type Viewer } from '@/api/use-viewer';
import { BoardGone, BoardMissing } from '@/components/board-gone';
import { boardTitle, viewerStatus, type Board, type ViewerStatus } from '@/domain/board';
import { isPending, type OwnJoinRequest } from '@/domain/join-request';
import { FRESH_FOR_SECONDS } from '@/domain/limits';
import { useAuth } from '@/identity/use-session';
import { paths } from '@/lib/addresses/paths';
import { storeReturnPath } from '@/lib/addresses/return-path';
import { useDocumentTitle } from '@/lib/hooks/use-document-title';
import { useFocusAfterRemoval } from '@/lib/focus/use-focus-after-removal';
import { Button } from '@/ui/button';
import { lazyDialog } from '@/ui/lazy-component';
import { QueryState } from '@/ui/query-state';
import { BoardInvitation } from './board-invitation';
import { BoardNotLoaded, JoinAction, JoinBoardSkeleton, JoinDetails } from './join-board-parts';
import { useApply } from './use-apply';
import { draftKey } from '@/lib/drafts/form-draft';
import { safeStorage } from '@/lib/stored/safe-storage';
import { showToast } from '@/ui/toasts/toast-store';
import { ALREADY_A_MEMBER, WELCOME_BACK } from './messages';

const ApplyDialog = lazyDialog(async () => (await import('./apply-dialog')).ApplyDialog);

const fresh = { refetchOnMountOrArgChange: FRESH_FOR_SECONDS };

/** The invitation to a board: loads everything that it depends on. Key it by the board. */
export function JoinBoard({ boardId }: { boardId: string }) {
  const { uid } = useAuth();
  // Not once everything is there: the board may have been answered long before the rest.
  const [arrivedAt] = useState(Date.now);
  const board = useGetBoardQuery(boardId, fresh);
  const requests = useListMyJoinRequestsQuery(undefined, fresh);
  const viewer = useViewer();
  const { board: data, isGone, isMissing } = useLoadedBoard(board.data, board.error);
  useDocumentTitle(isMissing ? 'Board not found' : data && `Join ${boardTitle(data)}`);

  // The requests decide what the button says. If they cannot be loaded, the server will say whether there is one
  // already. Checked by their error, which stays while they are loaded again: the page, with what is typed in it,
  // must not disappear meanwhile.
  const areRequestsOpen = requests.data === undefined && requests.error === undefined;
  const isViewerUnknown = viewer.profile === null && !viewer.mustOnboard;
  const hasFailed =
    (data === undefined && board.error !== undefined) || (isViewerUnknown && !viewer.isLoading);
  const everything = {
    data: isViewerUnknown || areRequestsOpen ? undefined : data,
    error: hasFailed || undefined,
    isFetching: board.isFetching || viewer.isFetching,
    refetch: () => {
      void board.refetch();
      viewer.refetch();
    },
  };
  return (
    <QueryState
      query={everything}
      skeleton={<JoinBoardSkeleton />}
      renderError={(retry) => <BoardNotLoaded {...retry} />}
      isMissing={isMissing}
      empty={<BoardMissing title="Board Not Found" role="alert" link="yellow" uid={uid} boardId={boardId} />}
    >
      {(shown) => (
        <Invitation
          // Another person has other answers and another status, so the page starts over.
          key={uid}
          uid={uid ?? ''}
          board={shown}
          boardQuery={board}
          requestsQuery={requests}
          isGone={isGone}
          viewer={viewer}
          arrivedAt={arrivedAt}
        />
      )}
    </QueryState>
  );
}

/** The part of a query's state that the page needs. */
interface Loaded<T> {
  data?: T | undefined;
  isFetching: boolean;
  /** When the data arrived, in ms. */
  fulfilledTimeStamp?: number | undefined;
}

interface InvitationProps {
  uid: string;
  board: Board;
  // Passed down: a second subscription would send a failed request again.
  boardQuery: Loaded<Board | null>;
  requestsQuery: Loaded<OwnJoinRequest[]>;
  viewer: Viewer;
  /** A reload has not found it any more. */
  isGone: boolean;
  /** When the page was opened, in ms. */
  arrivedAt: number;
}

/** @returns the viewer's pending answers to the board's questions; null if there are none */
function pendingAnswers(boardId: string, requests: OwnJoinRequest[] = []) {
  const pending = requests.find((request) => request.boardId === boardId && isPending(request));
  return pending !== undefined && pending.answers.length > 0 ? pending.answers : null;
}

function Invitation({ uid, board, boardQuery, requestsQuery, viewer, isGone, arrivedAt }: InvitationProps) {
  const navigate = useNavigate();
  const dispatch = useDispatch<ApiDispatch>();
  const [isAsking, setIsAsking] = useState(false);
  const knownStatus = viewerStatus(board, viewer.id, requestsQuery.data);

  async function refreshStatus() {
    // Not by the queries' own `refetch`, which throws once the page is left.
    const [newBoard, newRequests] = await Promise.all([
      refetch(dispatch, boardsApi.endpoints.getBoard, board.id).catch(() => board),
      refetch(dispatch, joinRequestsApi.endpoints.listMyJoinRequests, undefined).catch(() => undefined),
    ]);
    const now = viewerStatus(newBoard ?? board, viewer.id, newRequests);
    return now === 'none' && newRequests === undefined ? null : now;
  }

  const { isSending, sentAt, send } = useApply({ boardId: board.id, status: knownStatus, refreshStatus });
  // Until the list has been refetched.
  const isJustApplied = sentAt !== null && (requestsQuery.fulfilledTimeStamp ?? 0) <= sentAt;
  const status = knownStatus === 'none' && isJustApplied ? 'pending' : knownStatus;
  // There is nothing to press any more, and the heading begins what is told instead.
  useFocusAfterRemoval(status === 'none' ? 1 : 0, () => document.querySelector<HTMLElement>('main h1'));
  // Cached data is shown meanwhile but decides nothing; the call for fresh data starts after the first render.
  const isFresh = (boardQuery.fulfilledTimeStamp ?? 0) >= arrivedAt - FRESH_FOR_SECONDS * 1000;
  useArrival(uid, board.id, status, isFresh && !boardQuery.isFetching);

  function goToOnboarding() {
    storeReturnPath(paths.joinBoard(board.id));
    void navigate(paths.onboarding());
  }

  function join() {
    if (!viewer.hasCompleteProfile) goToOnboarding();
    else if (board.questions.length > 0) setIsAsking(true);
    else void send(null);
  }

  return (
    <>
      {isGone && <BoardGone />}
      <BoardInvitation
        board={board}
        status={status}
        isProfileIncomplete={!viewer.hasCompleteProfile}
        details={
          <JoinDetails
            questions={board.questions}
            sentAnswers={status === 'pending' ? pendingAnswers(board.id, requestsQuery.data) : null}
            canApply={status === 'none'}
          />
        }
        actions={
          <>
            {status === 'none' && !viewer.hasCompleteProfile && (
              <Button variant="secondary" onClick={goToOnboarding}>
                Complete Profile
              </Button>
            )}
            <JoinAction
              boardId={board.id}
              status={status}
              isSending={isSending}
              onJoin={join}
              onNear={() => {
                if (viewer.hasCompleteProfile && board.questions.length > 0) void ApplyDialog.preload();
              }}
            />
          </>
        }
      />
      {isAsking && (
        <ApplyDialog
          board={board}
          uid={uid}
          ownRequests={requestsQuery.data ?? []}
          isGone={isGone}
          onSend={send}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

/** Redirects creators and members to their board on arrival; a user whose status changes later stays. */
function useArrival(uid: string, boardId: string, status: ViewerStatus, isSettled: boolean): void {
  const navigate = useNavigate();
  const isDecided = useRef(false);
  useEffect(() => {
    if (!isSettled || isDecided.current) return;
    isDecided.current = true;
    if (status !== 'creator' && status !== 'member') return;
    // It can't be sent any more.
    safeStorage.remove(draftKey(uid, `apply:${boardId}`));
    showToast(status === 'creator' ? WELCOME_BACK : ALREADY_A_MEMBER);
    // Replaced, because Back would come here and be redirected again.
    void navigate(paths.board(boardId), { replace: true });
  }, [uid, boardId, status, isSettled, navigate]);
}
