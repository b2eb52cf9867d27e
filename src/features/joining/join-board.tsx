import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGetBoardQuery } from '@/api/boards';
import { isNotFound } from '@/api/errors';
import { useListMyJoinRequestsQuery } from '@/api/join-requests';
import { useViewer, type Viewer } from '@/api/use-viewer';
import type { Board } from '@/domain/board';
import type { JoinRequest } from '@/domain/join-request';
import { viewerStatus } from '@/domain/viewer-status';
import { useAuth } from '@/identity/session-selectors';
import { paths } from '@/lib/paths';
import { storeReturnPath } from '@/lib/return-path';
import { useDocumentTitle } from '@/lib/use-document-title';
import { Button } from '@/ui/button';
import { lazyDialog } from '@/ui/lazy-dialog';
import { BoardInvitation } from './board-invitation';
import { JoinAction } from './join-action';
import { BoardNotFound, BoardNotLoaded, JoinBoardSkeleton } from './join-board-states';
import { StandingPanel } from './standing-panel';
import { useApply } from './use-apply';
import { useArrival } from './use-arrival';

const ApplyDialog = lazyDialog(async () => (await import('./apply-dialog')).ApplyDialog);

/** Who comes by an invitation decides by what is so now; only what was just fetched is not asked for again. */
const FRESH_FOR_SECONDS = 5;
const fresh = { refetchOnMountOrArgChange: FRESH_FOR_SECONDS };

/** The invitation to a board: loads what decides about it. Key it by the board. */
export function JoinBoard({ boardId }: { boardId: string }) {
  const { uid } = useAuth();
  const board = useGetBoardQuery(boardId, fresh);
  const requests = useListMyJoinRequestsQuery(undefined, fresh);
  const viewer = useViewer();

  const { data } = board;
  const isMissing = isNotFound(board.error) || data === null;
  useDocumentTitle(isMissing ? 'Board not found' : data ? `Join ${data.name}` : 'Join board');

  if (isMissing) return <BoardNotFound />;
  const isViewerUnknown = viewer.profile === null && !viewer.isLoading;
  if ((data === undefined && !board.isLoading) || isViewerUnknown) {
    const retry = () => {
      void board.refetch();
      viewer.refetch();
    };
    return <BoardNotLoaded onRetry={retry} isRetrying={board.isFetching} />;
  }
  // The requests decide what the button says; where they can't be had, the server will say if there is one already.
  // By their error, which stays while they are asked for again: the page, with what is typed, must not go meanwhile.
  const areRequestsOpen = requests.data === undefined && requests.error === undefined;
  if (data === undefined || viewer.isLoading || areRequestsOpen) return <JoinBoardSkeleton />;
  return (
    <Invitation
      // Another person's answers and status are another page.
      key={uid}
      person={uid ?? ''}
      board={data}
      boardQuery={board}
      requestsQuery={requests}
      viewer={viewer}
    />
  );
}

/** The part of a query that the page works with. */
interface Loaded<T> {
  data?: T | undefined;
  isFetching: boolean;
  /** When the data came, in ms. */
  fulfilledTimeStamp?: number | undefined;
  refetch: () => PromiseLike<{ data?: T | undefined }>;
}

interface InvitationProps {
  person: string;
  board: Board;
  // Handed down: a second subscription would ask again for what has failed.
  boardQuery: Loaded<Board | null>;
  requestsQuery: Loaded<JoinRequest[]>;
  viewer: Viewer;
}

function Invitation({ person, board, boardQuery, requestsQuery, viewer }: InvitationProps) {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const knownStatus = viewerStatus(board, viewer.id, requestsQuery.data);

  async function refreshStatus() {
    const [newBoard, newRequests] = await Promise.all([boardQuery.refetch(), requestsQuery.refetch()]);
    return viewerStatus(newBoard.data ?? board, viewer.id, newRequests.data);
  }

  const { isSending, appliedAt, send } = useApply({ boardId: board.id, status: knownStatus, refreshStatus });
  // Between the success and the reload of the list the list does not know of it yet.
  const isJustApplied = appliedAt !== null && (requestsQuery.fulfilledTimeStamp ?? 0) <= appliedAt;
  const status = knownStatus === 'none' && isJustApplied ? 'pending' : knownStatus;
  // What the cache had is shown meanwhile but decides nothing; the call for a fresh board begins after the first render.
  const [arrivedAt] = useState(Date.now);
  const isFresh = (boardQuery.fulfilledTimeStamp ?? 0) >= arrivedAt - FRESH_FOR_SECONDS * 1000;
  useArrival(board.id, status, isFresh && !boardQuery.isFetching);

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
      <BoardInvitation
        board={board}
        isPending={status === 'pending'}
        standing={
          <StandingPanel
            status={status}
            isProfileIncomplete={!viewer.hasCompleteProfile}
            questionCount={board.questions.length}
          >
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
                if (viewer.hasCompleteProfile && board.questions.length > 0) ApplyDialog.preload();
              }}
            />
          </StandingPanel>
        }
      />
      {isAsking && (
        <ApplyDialog board={board} person={person} onSend={send} onClose={() => setIsAsking(false)} />
      )}
    </>
  );
}
